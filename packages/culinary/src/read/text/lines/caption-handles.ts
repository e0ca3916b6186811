import { namesFood } from '../../../foods/line-words.ts';
import { dishesIn } from '../../dishes/dishes-in.ts';
import { FORUM_LINE } from './chatter.data.ts';
import { OF_NETWORK } from './caption-handles.data.ts';

const LONGEST = 400;
/** A name may stand below a place or who is followed, and no deeper. */
const HEAD_LINES = 3;
/** Shorter words begin notes as well. */
const SHORTEST_PLAIN = 8;

export interface WithoutHandle {
  lines: string[];
  /** The lines that are nothing but the name. */
  leftOut: string[];
}

/**
 * The lines of a caption without the name of the account that posted it: alone above the text, "kuechenpoesie • Folgen", and in front of it,
 * "kuechenpoesie TOMATEN-RICOTTA-GALETTE". Other texts stay as they are.
 */
export function withoutHandle(lines: string[]): WithoutHandle {
  const filled = [...lines.keys()].filter((at) => lines[at]!.trim() !== '');
  const head = filled.slice(0, HEAD_LINES);
  const some = (words: RegExp) =>
    lines.some((line) => line.length <= LONGEST && words.test(line.trim()));
  const isShared = () => some(OF_NETWORK) && !some(FORUM_LINE);
  const handle = head.map((at) => handleAlone(lines, at, isShared)).find((name) => name !== null);
  const name = handle ?? (head.length > 0 && isShared() ? handleInFront(lines[head[0]!]!) : null);
  if (name === null || name === undefined) return { lines, leftOut: [] };
  const isName = (line: string) => line.length <= LONGEST && ALONE.exec(line.trim())?.[1] === name;
  return {
    lines: lines
      .filter((line) => !isName(line))
      .flatMap((line) => (line.trimStart().startsWith(`${name} `) ? behind(line, name) : [line])),
    leftOut: lines.filter(isName),
  };
}

const HANDLE = String.raw`[\p{Ll}\d](?:[\p{Ll}\d]|[._](?=[\p{Ll}\d_])){2,29}`;
/** "kuechenpoesie", "@gruene_gabel • Folgen", "lacucharaverde ✨" */
const ALONE = new RegExp(
  String.raw`^@?(${HANDLE})_?(?:\s?[•·]\s?\p{L}{3,12}|\s?[\p{Extended_Pictographic}\uFE0F]{1,6})?$`,
  'u',
);
const IN_FRONT = new RegExp(String.raw`^@?(${HANDLE})\s+(?=[^\p{L}]{0,4}\p{Lu})`, 'u');

/** The name that a line is; a word that may be the dish is none, nor is one that nothing shows to be a name. */
function handleAlone(lines: readonly string[], at: number, isShared: () => boolean): string | null {
  const line = lines[at]!.trim();
  const name = line.length <= LONGEST ? ALONE.exec(line)?.[1] : undefined;
  if (name === undefined || !/\p{L}{2}/u.test(name) || mayBeDish(name)) return null;
  const isRepeated = lines.some((other, index) => index !== at && startsWith(other, name));
  return isRepeated ||
    ((/[._\d]|^@|\s[•·]/u.test(line) || name.length >= SHORTEST_PLAIN) && isShared())
    ? name
    : null;
}

const startsWith = (line: string, name: string): boolean =>
  IN_FRONT.exec(line.slice(0, LONGEST).trim())?.[1] === name;

const handleInFront = (line: string): string | null => {
  const name = line.length <= LONGEST ? IN_FRONT.exec(line.trim())?.[1] : undefined;
  return name !== undefined && name.length >= SHORTEST_PLAIN && !mayBeDish(name) ? name : null;
};

const mayBeDish = (name: string): boolean => namesFood(name, 3) || dishesIn(name).length > 0;

/** What is posted behind a name, each piece up to a picture in a line: "GALETTE 🍅", "the one that always works". */
const behind = (line: string, name: string): string[] =>
  line.trimStart().slice(name.length).trimStart().split(BEHIND_PICTURE, MOST_PIECES);
const BEHIND_PICTURE = /(?<=\p{L}[!?.…]{0,3}\s?\p{Extended_Pictographic}\uFE0F?)\s+(?=\p{L})/u;
const MOST_PIECES = 8;
