import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { LiveEvent } from '@convivio/contracts/live-events';
import { followShared, type SharedFollowing } from '../src/live/follow-shared.ts';

let emitter: EventEmitter;
let asked: { resolve: (owners: string[]) => void; reject: (error: Error) => void }[];
let told: LiveEvent[];
let following: SharedFollowing;

const hear = (name: string, tell: (event: LiveEvent) => void) => {
  emitter.on(name, tell);
  return () => void emitter.off(name, tell);
};
const live = {
  follow: (cookId: string, tell: (event: LiveEvent) => void) => hear(`cook:${cookId}`, tell),
  followCollection: (ownerId: string, tell: (event: LiveEvent) => void) =>
    hear(`collection:${ownerId}`, tell),
};
const change: LiveEvent = { name: 'recipes.changed', data: { recipeId: 1, change: 'changed' } };
/** Whether a change in an owner's collection is told. */
const hears = (ownerId: string) => {
  const before = told.length;
  emitter.emit(`collection:${ownerId}`, change);
  return told.length > before;
};
const collaboration = (what: 'started' | 'ended', ownerId: string, collaboratorId = 'bruno') =>
  emitter.emit('cook:bruno', {
    name: 'collaborations.changed',
    data: { collaborationId: 1, ownerId, collaboratorId, change: what },
  } satisfies LiveEvent);
/** Answers the oldest question that waits, and lets what follows from it happen. */
const answer = async (owners: string[] | Error) => {
  const question = asked.shift()!;
  if (owners instanceof Error) question.reject(owners);
  else question.resolve(owners);
  for (let at = 0; at < 10; at++) await Promise.resolve();
};

beforeEach(() => {
  emitter = new EventEmitter();
  asked = [];
  told = [];
  following = followShared(
    live,
    'bruno',
    () => new Promise((resolve, reject) => void asked.push({ resolve, reject })),
    (event) => void told.push(event),
  );
});
afterEach(() => following.stop());

describe('a collaborator', () => {
  test('hears of the collections of those with whom they collaborate, and of no others', async () => {
    await answer(['anna']);
    await following.ready;
    expect([hears('anna'), hears('carla')]).toEqual([true, false]);
  });

  test('hears of one that begins meanwhile, and is no longer told once it ends', async () => {
    await answer([]);
    collaboration('started', 'anna');
    expect(hears('anna')).toBe(true);
    await answer(['anna']);
    collaboration('ended', 'anna');
    expect(hears('anna')).toBe(false);
    await answer([]);
    expect(hears('anna')).toBe(false);
  });

  test('is not told by an answer that was on its way when the collaboration ended', async () => {
    collaboration('ended', 'anna');
    await answer(['anna']);
    expect(hears('anna')).toBe(false);
    await answer([]);
    await following.ready;
    expect(hears('anna')).toBe(false);
  });

  test('is not told of a collection that is shared with others', async () => {
    await answer([]);
    collaboration('started', 'bruno', 'carla');
    expect(asked).toHaveLength(0);
    expect(hears('bruno')).toBe(false);
  });

  test('keeps hearing while nobody can say with whom they collaborate', async () => {
    await answer(['anna']);
    collaboration('started', 'carla');
    await answer(new Error('away'));
    expect([hears('anna'), hears('carla')]).toEqual([true, true]);
  });

  test('who leaves hears nothing', async () => {
    await answer(['anna']);
    following.stop();
    expect(hears('anna')).toBe(false);
    expect(emitter.eventNames()).toEqual([]);
  });
});
