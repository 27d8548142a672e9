/** Another process has the folder of the embedded database. What can be done about it depends on what was wanted. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
  readonly folder: string;
  /** Id of the process that has it. */
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The folder ${folder} is in use by process ${pid}, probably another funnel server. ` +
        `Stop that process, or give this one a folder of its own: DATA_DIR=${folder}-2 npm start`,
    );
    this.folder = folder;
    this.pid = pid;
  }
}
