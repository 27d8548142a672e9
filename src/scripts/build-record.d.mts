/** Hashes of file contents by path, or null for an unreadable file. */
export type Fingerprints = Readonly<Record<string, string | null>>;

/** Inputs of a build other than files, such as variables. */
export type Circumstances = Readonly<Record<string, string | undefined>>;

export function fingerprintOf(path: string): string | null;
export function fingerprintsOf(paths: Iterable<string>, root?: string): Fingerprints;
export function isUpToDate(file: string, circumstances?: Circumstances, pathOf?: (name: string) => string): boolean;
export function writeBuildRecord(file: string, files: Fingerprints, circumstances?: Circumstances): void;
