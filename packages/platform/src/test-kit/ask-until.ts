import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds: who asks without a pause takes from the work that is waited for the half of its core. */
const BETWEEN_ASKS = 25;

/** Asks until an answer holds, and resolves with it. For what no message tells; it has no limit but that of its test. */
export async function askUntil<Answer>(
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    await pause(BETWEEN_ASKS);
  }
}
