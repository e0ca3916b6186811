import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The data folder cannot be used; the message says why and what to do. */
export class DataFolderError extends Error {}

/** Makes the folder that holds everything, readable by its owner alone. Throws DataFolderError. */
export function makeDataFolder(folder: string): void {
  try {
    // Level by level: where a file system refuses without a reason, making all levels at once never ends.
    const missing: string[] = [];
    for (let at = folder; !existsSync(at); at = dirname(at)) missing.unshift(at);
    for (const level of missing) mkdirSync(level, { mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DataFolderError(
      `The data folder ${folder} cannot be used (${(error as Error).message}). Set CONVIVIO_DATA to a folder that this user may write.`,
    );
  }
}
