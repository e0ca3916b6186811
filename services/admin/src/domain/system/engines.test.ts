import { expect, test } from '@jest/globals';
import { namedEngines, type Engine } from './engines.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const after = (minutes: number) => new Date(START + minutes * 60_000);

test('engines are asked what they are once in ten minutes; one that fails is asked again, and named as it last said', async () => {
  let asked = 0;
  let login: () => Promise<Engine> = () => Promise.reject(new Error('away'));
  const engines = namedEngines({
    database: async () => ({ name: 'MongoDB', version: `8.0.${(asked += 1)}` }),
    bus: async () => ({ name: 'NATS', version: '2.15.2' }),
    files: async () => ({ name: 'S3', version: null }),
    login: () => login(),
  });
  expect(await engines(after(0))).toEqual([
    { part: 'database', name: 'MongoDB', version: '8.0.1' },
    { part: 'bus', name: 'NATS', version: '2.15.2' },
    { part: 'files', name: 'S3', version: null },
    { part: 'login', name: null, version: null },
  ]);
  login = async () => ({ name: 'Keycloak', version: '26.7.4' });
  const again = await engines(after(9));
  expect(again[0]).toMatchObject({ version: '8.0.1' });
  expect(again[3]).toMatchObject({ name: 'Keycloak', version: '26.7.4' });
  expect((await engines(after(11)))[0]).toMatchObject({ version: '8.0.2' });
  login = () => Promise.reject(new Error('away again'));
  expect((await engines(after(20)))[3]).toMatchObject({ version: '26.7.4' });
});
