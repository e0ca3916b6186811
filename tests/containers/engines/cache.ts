import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where servers are kept between runs, outside the repository. */
export function cacheFolder(engine: string): string {
  return join(
    process.env['CONVIVIO_ENGINES'] || join(homedir(), '.cache', 'convivio-engines'),
    engine,
  );
}

/** The path in the cache, made when it is not there by `make` in a folder beside it, so that an interrupted making leaves nothing half done. */
export async function kept(
  path: string,
  make: (workshop: string) => Promise<string>,
): Promise<string> {
  if (await exists(path)) return path;
  await mkdir(join(path, '..'), { recursive: true });
  const workshop = await mkdtemp(`${path}.making-`);
  try {
    await rename(await make(workshop), path);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return path;
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
