import libmime from 'libmime';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { looksLikeStep } from '../steps/step-likelihood.ts';
import { textOfHtml } from './lines-of-html.ts';
import { decodeBase64, decodeQuoted } from './transfer-encodings.ts';

/** A mail, or a part of one, as it was sent. */
export interface MimePart {
  /** By names in lower case. */
  heads: Map<string, string>;
  body: string;
}

const HEAD = /^([A-Za-z][\w-]{0,60}):(.*)$/;
const MOST_HEADS = 300;
const LONGEST_VALUE = 4_000;
/** Parts within parts. */
const DEEPEST = 6;
const LONGEST_PLACEHOLDER = 1_000;
const MOST_LINES = 200;
const FEWEST_OF_RECIPE = 2;

/** The heads of a part and what stands below the blank line; null where a line is no head. */
export function splitHeads(lines: readonly string[]): MimePart | null {
  const heads = new Map<string, string>();
  let last = '';
  let at = 0;
  for (; at < lines.length && lines[at]!.trim() !== ''; at++) {
    const line = lines[at]!;
    const found = HEAD.exec(line);
    if (found) {
      last = found[1]!.toLowerCase();
      if (!heads.has(last)) heads.set(last, found[2]!.trim());
    } else if (at > 0 && /^[ \t]/.test(line)) {
      const above = heads.get(last) ?? '';
      if (above.length < LONGEST_VALUE) heads.set(last, `${above} ${line.trim()}`);
    } else return null;
    if (at > MOST_HEADS) return null;
  }
  return { heads, body: lines.slice(at + 1).join('\n') };
}

/** A head of a mail, its words decoded. */
const headWords = ({ heads }: MimePart, name: string): string =>
  libmime.decodeWords((heads.get(name) ?? '').slice(0, LONGEST_VALUE)).trim();

/** What the parts of a mail say, and the names of files that came with it. */
export interface SaidByParts {
  text: string;
  attached: string[];
}

/** The words of a part: of ways to say the same the plain one, else HTML as text. */
export function wordsOfPart(part: MimePart, depth = 0): SaidByParts {
  const { value: type, params } = structured(part, 'content-type');
  const kind = type.toLowerCase() || 'text/plain';
  const disposition = structured(part, 'content-disposition');
  const name = disposition.params['filename'] ?? params['name'];
  if (
    disposition.value.toLowerCase() === 'attachment' ||
    !/^(?:text|multipart|message)\//.test(kind)
  )
    return { text: '', attached: name ? [libmime.decodeWords(name.slice(0, 200))] : [] };
  if (kind.startsWith('multipart/') && depth < DEEPEST)
    return wordsOfParts(partsOf(part.body, params['boundary']), kind, depth);
  const text = decoded(part, params['charset'] ?? 'utf-8');
  if (kind === 'text/html') return { text: textOfHtml(text), attached: [] };
  if (kind === 'message/rfc822' && depth < DEEPEST) return forwarded(text, depth);
  const flowed = params['format']?.toLowerCase() === 'flowed';
  return {
    text: flowed ? libmime.decodeFlowed(text, params['delsp']?.toLowerCase() === 'yes') : text,
    attached: [],
  };
}

function wordsOfParts(parts: readonly MimePart[], kind: string, depth: number): SaidByParts {
  const said = parts.map((part) => ({ part, ...wordsOfPart(part, depth + 1) }));
  const written = said.filter(({ text }) => text.trim() !== '');
  const plain = written.find(({ part }) =>
    /^text\/plain/i.test(part.heads.get('content-type') ?? 'text/plain'),
  );
  const richest = written.at(-1);
  const shown = plain && richest && isPlaceholder(plain.text, richest.text) ? richest : plain;
  const chosen =
    kind === 'multipart/alternative'
      ? [shown ?? richest].filter((one) => one !== undefined)
      : written;
  return {
    text: chosen.map(({ text }) => text).join('\n\n'),
    attached: said.flatMap(({ attached }) => attached),
  };
}

/** "Your mail program does not show HTML.": of a recipe there is nothing, and the other way to say it holds one. */
const isPlaceholder = (plain: string, other: string): boolean =>
  plain.length <= LONGEST_PLACEHOLDER &&
  other.length > plain.length &&
  linesOfRecipe(plain) < FEWEST_OF_RECIPE &&
  linesOfRecipe(other) >= FEWEST_OF_RECIPE;

const linesOfRecipe = (text: string): number =>
  text
    .split('\n')
    .slice(0, MOST_LINES)
    .filter(
      (line) =>
        line.length <= LONGEST_PLACEHOLDER &&
        (sectionHeading(line) !== null ||
          looksLikeIngredient(line) > 0.6 ||
          looksLikeStep(line) > 0.6),
    ).length;

/** A mail within a mail keeps the heads that a reader sees. */
function forwarded(text: string, depth: number): SaidByParts {
  const mail = splitHeads(text.split('\n'));
  if (!mail) return { text, attached: [] };
  const said = wordsOfPart(mail, depth + 1);
  return { ...said, text: `${shownHeads(mail)}\n\n${said.text}` };
}

export const shownHeads = (mail: MimePart): string =>
  ['From', 'Subject']
    .map((name): [string, string] => [name, headWords(mail, name.toLowerCase())])
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join('\n');

function structured(
  part: MimePart,
  name: string,
): { value: string; params: Record<string, string> } {
  const { value, params } = libmime.parseHeaderValue(
    (part.heads.get(name) ?? '').slice(0, LONGEST_VALUE),
  );
  return { value: String(value ?? '').trim(), params: params as Record<string, string> };
}

function partsOf(body: string, boundary: string | undefined): MimePart[] {
  if (!boundary) return [];
  const parts: string[][] = [];
  for (const line of body.split('\n')) {
    const edge = line.trimEnd();
    if (edge === `--${boundary}--`) break;
    if (edge === `--${boundary}`) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => splitHeads(lines) ?? { heads: new Map(), body: lines.join('\n') });
}

function decoded(part: MimePart, charset: string): string {
  const encoding = part.heads.get('content-transfer-encoding')?.toLowerCase();
  const text =
    encoding === 'quoted-printable'
      ? decodeQuoted(part.body, charset)
      : encoding === 'base64'
        ? decodeBase64(part.body, charset)
        : part.body;
  return text.replace(/\r\n?/g, '\n');
}
