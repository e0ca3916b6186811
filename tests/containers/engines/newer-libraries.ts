import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder, kept } from './cache.ts';

const run = promisify(execFile);

/** The prebuilt MongoDB server is linked against this release's C library or a newer one. */
const NEEDED_GLIBC = 2.38;
/** The Debian release that carries a new enough C library, unpacked beside the system's own when that one is older. */
const LIBRARY_RELEASE = 'trixie';
const LIBRARY_PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6'];

/** A newer C library and the loader that programs are started with to use it; null where the machine's own is new enough. */
export async function newerLibraries(): Promise<{ loader: string; folder: string } | null> {
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const [major = 0, minor = 0] = (report.header.glibcVersionRuntime ?? '0.0')
    .split('.')
    .map(Number);
  if (major + minor / 100 >= NEEDED_GLIBC) return null;

  const root = await kept(
    join(cacheFolder('mongodb'), `libraries-${LIBRARY_RELEASE}`),
    async (workshop) => {
      await unpackLibraries(workshop);
      return workshop;
    },
  );
  const machine = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const folder = join(root, 'unpacked', 'usr', 'lib', machine);
  return {
    folder,
    loader: join(
      folder,
      process.arch === 'arm64' ? 'ld-linux-aarch64.so.1' : 'ld-linux-x86-64.so.2',
    ),
  };
}

/** Downloads the packages with an apt state of their own, so that nothing of the system's changes. */
async function unpackLibraries(folder: string): Promise<void> {
  const apt = join(folder, 'apt');
  for (const part of ['state/lists/partial', 'cache/archives/partial'])
    await mkdir(join(apt, part), { recursive: true });
  await writeFile(join(apt, 'status'), '');
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  await writeFile(
    join(apt, 'sources.list'),
    `deb [signed-by=${keyring}] ${await debianMirror()} ${LIBRARY_RELEASE} main\n`,
  );
  await writeFile(
    join(apt, 'apt.conf'),
    [
      `Dir::State "${apt}/state";`,
      `Dir::State::status "${apt}/status";`,
      `Dir::Cache "${apt}/cache";`,
      `Dir::Etc::sourcelist "${apt}/sources.list";`,
      'Dir::Etc::sourceparts "/dev/null";',
      'APT::Sandbox::User "root";',
    ].join('\n'),
  );
  const options = { cwd: folder, env: { ...process.env, APT_CONFIG: join(apt, 'apt.conf') } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['download', ...LIBRARY_PACKAGES], options);
  for (const file of await readdir(folder)) {
    if (file.endsWith('.deb'))
      await run('dpkg', ['-x', join(folder, file), join(folder, 'unpacked')]);
  }
}

/** The mirror this machine already installs Debian packages from. */
async function debianMirror(): Promise<string> {
  const folder = '/etc/apt/sources.list.d';
  const files = [
    '/etc/apt/sources.list',
    ...(await readdir(folder).catch(() => [])).map((name) => join(folder, name)),
  ];
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const uri = /^(?:URIs:|deb(?:\s+\[[^\]]*\])?)\s+(\S+\/debian\/?)(?:\s|$)/m.exec(text)?.[1];
    if (uri) return uri;
  }
  throw new Error(
    'The MongoDB server needs a newer C library than this machine has, and apt names no Debian mirror to fetch one from.',
  );
}
