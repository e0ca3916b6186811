import { wordSet } from '../../../../words/word-list.ts';
import { bareLine } from '../chat-senders.ts';
import { postHeads } from '../forum-posts.ts';
import { NAME_THEN_STAMP, STAMP_ALONE, NAME_ALONE, STAMP_THEN_NAME } from '../chat-words.data.ts';
import { COMMENTS_BELOW, OF_WEEK, POSTED, SAID_BY } from './authors.data.ts';
import { EDITED } from './correction-words.data.ts';

const LONGEST_HEAD = 100;

/**
 * Who wrote each line of a page of posts or of a mail with others below it, by the heads above it: an empty name above the first head,
 * null where a head does not say.
 */
export function authorsOf(lines: readonly string[]): (string | null)[] {
  let author: string | null = '';
  const heads = postHeads(lines);
  // The day in the head of a post is below its member, and the one day of a note is above all of it.
  const areHeaded = heads.size > 0 || lines.filter((line) => isDay(bareHead(line))).length < 2;
  const quoted = lines.map((line) => /^[\s>|]*/.exec(line.slice(0, LONGEST_HEAD))![0]);
  const isQuoted = (at: number) => /[>|]/.test(quoted[at] ?? '');
  /** Who quotes another, and goes on below what is quoted. */
  let quoting: string | null | undefined;
  return lines.map((line, at) => {
    const head = bareHead(line);
    const above = lines[at - 1] ?? '';
    const member = heads.get(at);
    const before = author;
    if (quoting !== undefined && head !== '' && !isQuoted(at)) {
      author = quoting;
      quoting = undefined;
    }
    if (member !== undefined) author = member;
    else if (isDay(head)) author = areHeaded ? author : nameAbove(above);
    else if (head !== '') author = authorIn(head, above, author);
    if (author !== before && member === undefined && isQuoted(at + 1) && !isQuoted(at))
      quoting = before;
    if (author === null) return null;
    return author + quoted[at]!.replace(/[^>|]/g, '');
  });
}

/** Who writes below a line: another where it is the head of a post. */
function authorIn(head: string, above: string, author: string | null): string | null {
  // "Edit 15 Oct: posted this too fast" has no name before its colon.
  if (EDITED.test(head)) return author;
  const named = [POSTED, SAID_BY, NAME_THEN_STAMP, STAMP_THEN_NAME]
    .map((words) => words.exec(head)?.groups!['name'])
    .find((name) => name !== undefined && !NO_NAMES.has(name.trim().toLowerCase()));
  if (named !== undefined) return named.trim().toLowerCase();
  if (COMMENTS_BELOW.test(head)) return null;
  if (!STAMP_ALONE.test(head)) return author;
  return nameAbove(above);
}

const bareHead = (line: string): string => (line.length <= LONGEST_HEAD ? bareLine(line) : '');

/** "Oops, wrote that wrong" */
const NO_NAMES: ReadonlySet<string> = wordSet(
  'oops whoops sorry ups mist oje oups pardon zut ops scusate uy perdón vaya edit update note',
);

/** "Mar 08 Jun, 22:41" names no Mar. */
const isDay = (head: string): boolean => OF_WEEK.test(head) && STAMP_ALONE.test(head);

function nameAbove(above: string): string | null {
  const name = bareHead(above);
  return NAME_ALONE.test(name) ? name.toLowerCase() : null;
}
