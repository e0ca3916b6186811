import type { AuditRecord, AuditStore } from '../users/audit.ts';
import type { Letter, Letters } from './letters.ts';

interface LetterPorts {
  letters: Letters;
  audit: AuditStore;
}

const PAGE = 100;
/** At once: who gave them up gets them all in a moment. */
const MOST_AT_ONCE = 500;

/** Gives a letter to who gave it up, once it stands in the audit list. False where there is none any more; throws 422 for one that is no message. */
export const replayLetter = async (ports: LetterPorts, adminId: string, id: string, now: Date) =>
  audited(
    ports.audit,
    { at: now, adminId, act: 'replayDeadLetters', about: await titleOf(ports.letters, id) },
    () => ports.letters.replay(id),
  );

/** Throws a letter away, once it stands in the audit list. False where there is none any more. */
export const discardLetter = async (ports: LetterPorts, adminId: string, id: string, now: Date) =>
  audited(
    ports.audit,
    { at: now, adminId, act: 'discardDeadLetter', about: await titleOf(ports.letters, id) },
    () => ports.letters.discard(id),
  );

/**
 * Replays all readable letters that are there now, at most 500, and answers how many. The ids are taken first: a letter that is given up again at once
 * comes as a new one.
 */
export async function replayLetters(
  { letters, audit }: LetterPorts,
  adminId: string,
  now: Date,
): Promise<number> {
  const ids = (await firstLetters(letters))
    .filter(({ message }) => message !== null)
    .map(({ id }) => id);
  let replayed = 0;
  await audited(
    audit,
    { at: now, adminId, act: 'replayDeadLetters', about: `${ids.length} dead letters` },
    async () => {
      for (const id of ids) if (await letters.replay(id)) replayed += 1;
      return replayed > 0;
    },
    () => replayed === 0,
  );
  return replayed;
}

/** What cannot be written down is not done; what was not done is not written down. An act that fails may be done in part. */
async function audited(
  audit: AuditStore,
  record: Omit<AuditRecord, 'id' | 'userId'>,
  act: () => Promise<boolean>,
  isUndone: () => boolean = () => true,
): Promise<boolean> {
  const id = await audit.insert({ ...record, userId: null });
  try {
    const done = await act();
    if (!done) await audit.withdraw(id);
    return done;
  } catch (error) {
    if (isUndone()) await audit.withdraw(id);
    throw error;
  }
}

/** How a letter is named in the audit list. */
export const letterTitle = ({ subject, consumer }: Pick<Letter, 'subject' | 'consumer'>) =>
  `${subject} to ${consumer}`;

async function titleOf(letters: Letters, id: string): Promise<string> {
  const letter = (await firstLetters(letters)).find((each) => each.id === id);
  return letter ? letterTitle(letter) : `dead letter ${id.slice(0, 100)}`;
}

async function firstLetters(letters: Letters): Promise<Letter[]> {
  const found: Letter[] = [];
  for (let after: string | undefined; found.length < MOST_AT_ONCE; after = found.at(-1)!.id) {
    const page = await letters.list({ limit: PAGE, ...(after && { after }) });
    found.push(...page);
    if (page.length < PAGE) break;
  }
  return found;
}
