// Makes what is derived from the sources: types and operations from the schemas, and the web app where it is asked for.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodePath, root } from './install.mjs';

/** Runs only what is stale. */
export function prepare({ web }) {
  once(
    'generated',
    [
      'scripts/generate.ts',
      'scripts/generate/*.ts',
      'packages/contracts/src/**/*.ts',
      'services/*/schema.graphql',
      'services/*/src/api/mappers.json',
      'gateway/src/**/*.{graphql,ts}',
      '{services,packages}/*/src/**/*.graphql',
      'frontend/src/**/*.graphql',
      'tests/**/*.graphql',
    ],
    'gateway/src/generated/operations.ts',
    () => {
      run([join(root, 'scripts/generate.ts')], root);
    },
  );
  if (!web) return;
  once(
    'web',
    [
      'frontend/index.html',
      'frontend/vite.config.ts',
      'frontend/public/**/*',
      'frontend/src/**/*',
      'packages/{culinary,contracts}/src/**/*.ts',
      'package-lock.json',
    ],
    'frontend/dist/index.html',
    () => {
      console.log('Building the web app ...');
      run(
        [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
        join(root, 'frontend'),
      );
    },
  );
}

function once(name, patterns, result, make) {
  const stamp = join(root, 'node_modules', '.convivio', name);
  const state = createHash('sha256');
  for (const file of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile() && !/[\\/]generated[\\/]/.test(file))
      state.update(file).update(readFileSync(path));
  }
  const wanted = state.digest('hex');
  if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return;
  make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function run(args, cwd) {
  const { status } = spawnSync(nodePath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
