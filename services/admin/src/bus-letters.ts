import type { DeadLetters } from '@convivio/platform/bus/bus';
import { UnreadableMessage } from '@convivio/platform/bus/bus-errors';
import { unreadableLetter, type Letters } from './domain/system/letters.ts';

/** The dead letters of the bus, whose refusal is said in a sentence. */
export const busLetters = (letters: DeadLetters): Letters => ({
  ...letters,
  replay: (id) =>
    letters.replay(id).catch((error: unknown) => {
      throw error instanceof UnreadableMessage ? unreadableLetter() : error;
    }),
});
