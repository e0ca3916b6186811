import { mkdir, open, readdir, rename, rm, rmdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ABANDONED_MS = 24 * 60 * 60_000;

/** Whether an error of the file system has one of the codes, such as `ENOENT`. */
export function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Writes a whole chunk; the system may take it in parts. */
export async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.byteLength;)
    written += (await handle.write(chunk, written)).bytesWritten;
}

/** Writes a new file; what is in it is on the disk when this resolves. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Moves a file to its place, making the folder; a removal may take the empty folder away again in between. */
export async function moveInto(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await mkdir(dirname(to), { recursive: true });
      return await rename(from, to);
    } catch (error) {
      if (!isCode(error, 'ENOENT') || tries === 3) throw error;
    }
  }
}

/** Makes the renames in a folder last; not every system can. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** Removes a folder and those above it, below the root, as far as they are empty. */
export async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (
    let current = folder;
    current !== root && current.startsWith(root);
    current = dirname(current)
  ) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}

/** Removes what processes that died were writing. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
