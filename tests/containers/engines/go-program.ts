import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder, kept } from './cache.ts';

const run = promisify(execFile);

interface GoProgram {
  goModule: string;
  goVersion: string;
  program: string;
}

/** The path of a program built from its Go module, once; building takes some minutes and Go. */
export async function goProgram({ goModule, goVersion, program }: GoProgram): Promise<string> {
  return kept(join(cacheFolder(program), `${program}-${goVersion}`), async (workshop) => {
    console.log(`Building ${program} ${goVersion} (once, some minutes) ...`);
    await run('go', ['install', `${goModule}@${goVersion}`], {
      env: { ...process.env, GOBIN: workshop, CGO_ENABLED: '0' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return join(workshop, program);
  });
}
