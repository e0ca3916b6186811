import { doubtOfWhole } from '../../../recipe/recipe.ts';
import { undone, type Format } from './format.ts';
import { shownHeads, splitHeads, wordsOfPart, type MimePart } from './mime-parts.ts';
import { decodeQuoted } from './transfer-encodings.ts';

/** Heads that no reader of mails sees: only the source has them. */
const OF_SOURCE = [
  'content-type',
  'content-transfer-encoding',
  'mime-version',
  'received',
  'message-id',
];
const FEWEST_ENCODED = 3;
const MOST_NAMED = 5;

/** What the source of a mail says: its subject, and its words decoded. */
export const mailSource: Format = (source) => {
  const mail = mailOf(source.replace(/\r\n?/g, '\n').split('\n'));
  if (!mail) return quotedText(source);
  const { text, attached } = wordsOfPart(mail);
  if (text.trim() === '') return null;
  const doubts = attached.map((name) =>
    doubtOfWhole(`The file that came with the mail, ${name}, was not read.`),
  );
  const heads = shownHeads(mail);
  return undone(`${heads}${heads ? '\n\n' : ''}${text}`, doubts.slice(0, MOST_NAMED));
};

function mailOf(lines: readonly string[]): MimePart | null {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return null;
  const opening = lines[first]!.trim();
  // The head of the whole is lost: "--b1" above the first part.
  if (
    /^--[\w'()+,./:=?-]{3,80}$/.test(opening) &&
    /^content-[\w-]{1,40}:/i.test(lines[first + 1] ?? '')
  )
    return {
      heads: new Map([['content-type', `multipart/alternative; boundary="${opening.slice(2)}"`]]),
      body: lines.slice(first).join('\n'),
    };
  const mail = splitHeads(lines.slice(/^From \S/.test(opening) ? first + 1 : first));
  return mail && mail.heads.size >= 2 && OF_SOURCE.some((name) => mail.heads.has(name))
    ? mail
    : null;
}

/** Lines out of the middle of a mail's source: "K=C3=BCrbis", "200 g =" at the end of a line. */
function quotedText(source: string): ReturnType<Format> {
  const letters = source.match(/=(?:C[2-9A-F]|D[0-9A-F]|E[0-9A-F])=[89AB][0-9A-F]/g)?.length ?? 0;
  const softBreaks = source.match(/\S ?=\r?\n/g)?.length ?? 0;
  return letters >= FEWEST_ENCODED || (letters > 0 && softBreaks > 0)
    ? undone(decodeQuoted(source, 'utf-8'))
    : null;
}
