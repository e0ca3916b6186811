import { setTimeout as delay } from 'node:timers/promises';
import type { HeavyCase } from './heavy-case.ts';
import { heldMemory } from './held-memory.ts';
import { photo } from './large-files.ts';
import { uploadFile } from './reading-cases.ts';

const PHOTOS = 30;
const AFTER_MS = 60_000;
/** What the product and its readers may hold a minute after, in megabytes. */
const AIM_MB = 600;

/** Whether the product gives the memory of its readers back. */
export const memoryCases: HeavyCase[] = [
  {
    name: 'thirty photos, and a minute after',
    async run(door) {
      const bytes = photo(1_240, 1_754);
      for (let time = 0; time < PHOTOS; time++) await uploadFile(door, `${time}.jpg`, bytes);
      await delay(AFTER_MS);
      const held = heldMemory(door.pid);
      return `${held} MB held, aim: ${AIM_MB} MB${held < AIM_MB ? '' : ', OVER'}`;
    },
  },
];
