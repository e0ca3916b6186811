import type { DatabaseSync } from 'node:sqlite';

/** What open buses have in hand: given out to them, neither done nor given back. */
export function deliveriesInHand(database: DatabaseSync) {
  const owners = database.prepare('SELECT DISTINCT owner FROM deliveries WHERE owner IS NOT NULL');
  const release = database.prepare('UPDATE deliveries SET due = 0, owner = NULL WHERE owner = ?');
  return {
    /** Gives back what an owner has in hand. */
    releaseOf: (owner: string) => void release.run(owner),

    /** Gives back what owners had in hand that live no more; says whether there was anything. */
    releaseOfGone(isGone: (owner: string) => boolean): boolean {
      const gone = (owners.all() as { owner: string }[]).filter((row) => isGone(row.owner));
      for (const row of gone) release.run(row.owner);
      return gone.length > 0;
    },
  };
}
