import { afterEach, expect, test } from '@jest/globals';
import { claimMemory, isMemoryShort, setMemoryBudget, USUAL_MEMORY_MB } from './memory-budget.ts';

afterEach(() => setMemoryBudget(USUAL_MEMORY_MB));

test('jobs wait where the budget that was set is used up', async () => {
  const { signal } = new AbortController();
  setMemoryBudget(1_300);
  const giveBack = await claimMemory(700, signal);
  const second = claimMemory(700, signal);
  expect(isMemoryShort()).toBe(true);
  giveBack();
  (await second)();
  expect(isMemoryShort()).toBe(false);
});
