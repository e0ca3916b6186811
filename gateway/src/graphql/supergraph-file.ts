import { readFileSync } from 'node:fs';

/** The committed supergraph. */
export const supergraphSdl = readFileSync(
  new URL('../../supergraph.graphql', import.meta.url),
  'utf8',
);

/** The names of the services that it is composed of. */
export const subgraphs: readonly string[] = [
  ...supergraphSdl.matchAll(/@join__graph\(name: "([^"]+)"/g),
].map(([, name = '']) => name);
