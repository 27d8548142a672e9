export function isInstalled(asked: string, installed: string): boolean;
