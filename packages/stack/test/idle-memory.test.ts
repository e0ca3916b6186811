import { expect, test } from '@jest/globals';
import { collectorWhenIdle } from '../src/idle-memory.ts';

const MB = 1024 ** 2;

/** A heap of which `alive` MB are in use behind each collection. */
function heapOf(alive: number) {
  const heap = {
    used: alive,
    busyness: 0,
    collected: 0,
    busy: () => heap.busyness,
    usedBytes: () => heap.used * MB,
    collect: () => {
      heap.collected += 1;
      heap.used = alive;
    },
  };
  return heap;
}

test('what was left behind is collected once nothing is going on, and again only when the heap has grown', () => {
  const heap = heapOf(200);
  const look = collectorWhenIdle(heap);
  heap.used = 350;
  look();
  expect(heap).toMatchObject({ collected: 1, used: 200 });
  look();
  heap.used = 220;
  look();
  expect(heap.collected).toBe(1);
  heap.used = 300;
  look();
  expect(heap.collected).toBe(2);
});

test('while much is going on nothing is collected, but when it is over', () => {
  const heap = heapOf(200);
  const look = collectorWhenIdle(heap);
  Object.assign(heap, { used: 400, busyness: 0.6 });
  look();
  expect(heap.collected).toBe(0);
  heap.busyness = 0.02;
  look();
  expect(heap.collected).toBe(1);
});
