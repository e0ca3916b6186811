// Puts the libraries of the web app, and those of its tests, into a few files, once per lock file: a suite then links some forty modules of libraries
// instead of more than a thousand. They are the builds that cooks get; those for development took most of the time of these tests.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cache = join(root, 'node_modules/.cache/web-test-libraries');
const noStyles = join(root, 'scripts/no-styles.cjs');
const act = join(root, 'scripts/tests/act.mjs');
const entryMark = '\0library:';

/** What tests put something else in the place of, what Jest gives itself, and what is ours. */
const leftAlone = /^(?:\.|node:|keycloak-js$|@jest\/|@convivio\/)/;
const importOf = /^\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const typesAlone = /^\s*(?:import|export)\s+type\b/;

/** Files that load together; the other parts of Testing Library are files of their own, because they hook into the suite that loads them. */
const groups = [
  ['react', /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/],
  ['look', /node_modules[\\/](?:@emotion|@mui|stylis|react-transition-group|@popperjs)[\\/]/],
  ['graph', /node_modules[\\/](?:@apollo|graphql|rxjs|@wry|optimism)[\\/]/],
  ['editor', /node_modules[\\/](?:@codemirror|@lezer|style-mod|crelt|w3c-keyname)[\\/]/],
  [
    'testing',
    /node_modules[\\/](?:@testing-library[\\/]dom|aria-query|dom-accessibility-api|pretty-format|lz-string)[\\/]/,
  ],
].map(([name, test]) => ({ name, test }));

/** Entries of Jest's `moduleNameMapper` that lead to the bundled libraries, which are made where they are missing. */
export async function bundledLibraries() {
  const names = importedLibraries();
  const key = createHash('sha256')
    .update(JSON.stringify(names))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(readFileSync(noStyles))
    .update(readFileSync(act))
    .digest('hex')
    .slice(0, 16);
  const folder = join(cache, key);
  if (!existsSync(folder)) await bundle(names, folder);
  const alternatives = names.map((name) => name.replaceAll('.', '\\.')).join('|');
  return { [`^(${alternatives})$`]: join(folder, '$1.mjs') };
}

/** The libraries that the web app and its tests name, by specifier. */
function importedLibraries() {
  const found = new Set(['react/jsx-runtime']);
  for (const file of globSync('frontend/src/**/*.{ts,tsx}', { cwd: root }))
    for (const [statement, named, fetched] of readFileSync(join(root, file), 'utf8').matchAll(
      importOf,
    ))
      if (!typesAlone.test(statement)) found.add(named ?? fetched);
  return [...found].filter((name) => !leftAlone.test(name)).sort();
}

async function bundle(names, folder) {
  const { build } = await import('rolldown');
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  await build({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [name, entryMark + name])),
    platform: 'browser',
    logLevel: 'silent',
    // CommonJS and ECMAScript builds of one library differ in whether there is a default.
    shimMissingExports: true,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [entries, withoutStyles, withAct],
    output: {
      dir: unfinished,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunks/[name]-[hash].mjs',
      codeSplitting: { groups },
      minify: false,
    },
  });
  mkdirSync(cache, { recursive: true });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another run was faster.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const ofModules = new Set(['module.exports', '__esModule']);

/** A library with all its names, also where it is CommonJS, whose names only its execution tells. */
const entries = {
  name: 'entries',
  resolveId: (id) => (id.startsWith(entryMark) ? id : null),
  async load(id) {
    if (!id.startsWith(entryMark)) return null;
    const library = id.slice(entryMark.length);
    const names = Object.keys(await import(library)).filter((name) => !ofModules.has(name));
    return `export { ${names.join(', ')} } from '${library}';`;
  },
};

const withoutStyles = {
  name: 'without-styles',
  resolveId: (id) => (id === '@emotion/sheet' ? noStyles : null),
  // The sheets of the text editor go the same way.
  transform: (code, id) =>
    /style-mod[\\/]src[\\/]style-mod\.js$/.test(id)
      ? `${code}\nStyleModule.mount = () => {};\n`
      : null,
};

/** Testing Library looks for `act` in React, and here after that. */
const withAct = {
  name: 'with-act',
  resolveId: (id) => (id === 'react-dom/test-utils' ? act : null),
};
