import type { DatabaseSync } from 'node:sqlite';
import { transact } from './schema.ts';
import { retention } from '../streams.ts';

const BROADCAST_MS = 10_000;

/**
 * Forgets what is old, so that the file does not grow for ever. Age takes only messages that every consumer has dealt with
 * (a computer that was off for months has not lost its messages); size takes the oldest whether or not.
 */
export function embeddedRetention(database: DatabaseSync, limits = retention) {
  const handled = database.prepare(`
    DELETE FROM messages WHERE stream = 'MESSAGES' AND at < ?
      AND seq <= (SELECT coalesce(min(cursor), 9007199254740991) FROM consumers WHERE stream = 'MESSAGES')
      AND NOT EXISTS (SELECT 1 FROM deliveries WHERE deliveries.seq = messages.seq)`);
  const tooMuch = database.prepare(`
    DELETE FROM messages WHERE stream = 'MESSAGES' AND seq <= (
      SELECT max(seq) FROM (SELECT seq, sum(bytes) OVER (ORDER BY seq DESC) AS kept FROM messages WHERE stream = 'MESSAGES') WHERE kept > ?)`);
  const oldLetters = database.prepare('DELETE FROM dead WHERE at < ?');
  const tooManyLetters = database.prepare(
    'DELETE FROM dead WHERE id <= (SELECT max(id) FROM (SELECT id, sum(length(text)) OVER (ORDER BY id DESC) AS kept FROM dead) WHERE kept > ?)',
  );
  const oldIds = database.prepare('DELETE FROM published WHERE at < ?');
  const oldBroadcasts = database.prepare('DELETE FROM broadcasts WHERE at < ?');
  const withoutMessage = database.prepare(
    'DELETE FROM deliveries WHERE seq NOT IN (SELECT seq FROM messages)',
  );

  return {
    sweep(now = Date.now()): void {
      transact(database, () => {
        handled.run(now - limits.messages.ageMs);
        tooMuch.run(limits.messages.bytes);
        withoutMessage.run();
        oldLetters.run(now - limits.dead.ageMs);
        tooManyLetters.run(limits.dead.bytes);
        oldIds.run(now - limits.duplicatesMs);
        oldBroadcasts.run(now - BROADCAST_MS);
      });
    },
  };
}
