import { expect, test } from '@jest/globals';
import { heardInstances } from './instances.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(START + seconds * 1000);
const beat = (about: object = {}) => ({
  instance: 'a',
  service: 'recipes',
  role: 'service' as const,
  version: '1.0.0',
  startedAt: after(0).toISOString(),
  stopping: false,
  checks: { database: 'well' as const, bus: 'well' as const },
  answers: null,
  ...about,
});
const states = (instances: ReturnType<typeof heardInstances>, now: Date) =>
  instances.list(now).map(({ id, state, away }) => [id, state, away]);

test('a process that tells regularly is well', () => {
  const instances = heardInstances();
  instances.hear(beat(), after(0));
  expect(states(instances, after(5))).toEqual([['a', 'well', []]]);
});

test('a process whose engine is away is unwell, and says which', () => {
  const instances = heardInstances();
  instances.hear(beat({ checks: { database: 'away', bus: 'well' } }), after(0));
  expect(states(instances, after(5))).toEqual([['a', 'unwell', ['database']]]);
});

test('a process of whose answers one in twenty takes longer than a second is slow, unless that was one of a few', () => {
  const instances = heardInstances();
  const answers = (count: number, p95Ms: number) => ({ count, medianMs: 40, p95Ms });
  for (const [told, state] of [
    [answers(20, 1_200), 'slow'],
    [answers(20, 900), 'well'],
    [answers(19, 1_200), 'well'],
  ] as const) {
    instances.hear(beat({ answers: told }), after(0));
    expect(instances.list(after(5))).toMatchObject([{ state, answers: told }]);
  }
  instances.hear(beat({ answers: answers(20, 1_200), checks: { bus: 'away' } }), after(0));
  expect(states(instances, after(5))).toEqual([['a', 'unwell', ['bus']]]);
});

test('a process that was killed is silent, and forgotten ten minutes later', () => {
  const instances = heardInstances();
  instances.hear(beat(), after(0));
  expect(states(instances, after(17))).toEqual([['a', 'silent', []]]);
  expect(states(instances, after(601))).toEqual([]);
});

test('a process that says that it stops is no longer listed', () => {
  const instances = heardInstances();
  instances.hear(beat(), after(0));
  instances.hear(beat({ stopping: true }), after(1));
  expect(states(instances, after(1))).toEqual([]);
});

test('processes are listed by service, services before workers', () => {
  const instances = heardInstances();
  instances.hear(beat({ instance: 'w', role: 'worker' }), after(0));
  instances.hear(beat({ instance: 's' }), after(0));
  instances.hear(beat({ instance: 'e', service: 'events' }), after(0));
  expect(instances.list(after(1)).map(({ id }) => id)).toEqual(['e', 's', 'w']);
});
