import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** What of the app the page of the shopping lists is made of: all that these modules bring along. */
const MODULES = [
  /src\/app\/main\.tsx$/,
  /src\/app\/member-frame\.tsx$/,
  /src\/features\/shopping\/(?:lists|sync)\//,
  /src\/shared\/toasts\/toast-stack\.tsx$/,
];
const FONTS = /(?:vollkorn|figtree)-latin-wght-normal-[^/]*\.woff2$/;

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The files of the page, by their addresses. */
function filesOf(bundle: Bundle): string[] {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<string>();
  const need = (fileName: string) => {
    if (needed.has(fileName)) return;
    needed.add(fileName);
    for (const imported of chunks.get(fileName)?.imports ?? []) need(imported);
  };
  for (const { fileName, moduleIds } of chunks.values())
    if (moduleIds.some((id) => MODULES.some((module) => module.test(id)))) need(fileName);
  const others = Object.keys(bundle).filter((file) => file.endsWith('.css') || FONTS.test(file));
  return [...needed, ...others].map((file) => `/${file}`);
}

/** Builds the worker by which the page of the shopping lists comes up without a network. */
export const listsWorker: Plugin = {
  name: 'lists-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)!;
      const told = { FILES: filesOf(bundle), SHELL: entry.fileName };
      const source = [
        ...Object.entries(told).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`),
        readFileSync(new URL('worker/lists-worker.js', import.meta.url), 'utf8'),
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: 'lists-worker.js', source });
    },
  },
};
