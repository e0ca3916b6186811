import { expect, test } from '@jest/globals';
import { motifNames, type MotifName } from './motif-names.data.ts';
import { motifs } from './motifs.ts';

const names = Object.values<readonly MotifName[]>(motifNames).flat();

test('a motif is there once its group is fetched', async () => {
  expect(motifs.get('lemon')).toBeNull();
  let told = 0;
  const stop = motifs.subscribe(() => (told += 1));
  await Promise.all([motifs.fetch('lemon'), motifs.fetch('fig')]);
  stop();
  expect(motifs.get('lemon')?.grounds).toContain('cobalt');
  expect(motifs.get('fig')).not.toBeNull();
  expect(motifs.get('carrot')).toBeNull();
  expect(told).toBe(1);
});

test.each(names)('%s is in the group that its name is listed in', async (name) => {
  await motifs.fetch(name);
  expect(motifs.get(name)).not.toBeNull();
});
