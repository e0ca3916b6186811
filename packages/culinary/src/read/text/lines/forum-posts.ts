import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { HAS_WRITTEN, MEMBER_LINE, NUMBERED_POST, STAMPED_POST } from './forum-posts.data.ts';

const LONGEST_HEAD = 160;
/** A rank and a picture's name may stand between the name of a member and how much that one has written. */
const MOST_ABOVE = 2;
const LONGEST_LINE = 200;
const FEWEST_LISTED = 2;

/** Who wrote the posts of a page of a forum, by the lines that head them; none where fewer than two posts are headed so. */
export function postHeads(lines: readonly string[]): ReadonlyMap<number, string> {
  const numbered = numberedHeads(lines);
  if (numbered.size > 1) return numbered;
  const stamped = stampedHeads(lines);
  if (stamped.size > 1) return stamped;
  const heads = new Map(
    lines.flatMap((line, at) => {
      const head =
        isHeadLine(line) && HAS_WRITTEN.test(line.trim()) ? memberAbove(lines, at) : null;
      return head === null ? [] : [head];
    }),
  );
  return heads.size > 1 ? heads : new Map();
}

/** "by pau77 » 12/01/2024, 10:14": heads that say who wrote and when. */
const stampedHeads = (lines: readonly string[]): ReadonlyMap<number, string> =>
  new Map(
    lines.flatMap((line, at) => {
      const head = isHeadLine(line) ? STAMPED_POST.exec(line.trim()) : null;
      return head === null ? [] : [[at, nameOf(head)] as const];
    }),
  );

const isHeadLine = (line: string): boolean => line.length <= LONGEST_HEAD;

/** "#1  gigi", "#2  Rina": heads that count up; what begins with a sign and a number elsewhere does not. */
function numberedHeads(lines: readonly string[]): ReadonlyMap<number, string> {
  const heads = new Map<number, string>();
  let last: number | null = null;
  for (const [at, line] of lines.entries()) {
    const head = isHeadLine(line) ? NUMBERED_POST.exec(line.trim()) : null;
    if (head === null) continue;
    const count = Number(head.groups!['count']);
    if (last !== null && count !== last + 1) return new Map();
    last = count;
    heads.set(at, nameOf(head));
  }
  return heads;
}

/** The first line of the block that a count of posts stands in, where it is a name. */
function memberAbove(lines: readonly string[], at: number): [number, string] | null {
  for (let top = at - 1; top >= 0 && at - top <= MOST_ABOVE; top--) {
    if (lines[top]!.trim() === '') return null;
    if (top > 0 && /[\p{L}\p{N}]/u.test(lines[top - 1]!)) continue;
    const head = isHeadLine(lines[top]!) ? MEMBER_LINE.exec(lines[top]!.trim()) : null;
    return head === null ? null : [top, nameOf(head)];
  }
  return null;
}

const nameOf = (head: RegExpExecArray): string => head.groups!['name']!.trim().toLowerCase();

/**
 * What others wrote on a page of a forum on which one member gives a recipe: their posts, line by line, and the head of each post.
 * Nothing where nobody or more than one of them gives one, or one alone writes.
 */
export function postsOfOthers(lines: readonly string[]): ReadonlySet<number> {
  const heads = [...postHeads(lines)];
  const posts = heads.map(([from, author], index) => ({
    from,
    author,
    until: heads[index + 1]?.[0] ?? lines.length,
  }));
  // A recipe above the first post that is headed is not by those who write below it.
  const opening = lines.slice(0, posts[0]?.from ?? 0);
  if (posts.length > 0 && listsFood(opening))
    posts.unshift({ from: -1, author: '', until: posts[0]!.from });
  const givers = new Set(
    posts
      .filter(({ from, until }) => listsFood(lines.slice(from + 1, until)))
      .map(({ author }) => author),
  );
  if (givers.size !== 1 || posts.every(({ author }) => givers.has(author))) return new Set();
  return new Set(
    posts.flatMap(({ from, author, until }) =>
      givers.has(author)
        ? [from].filter((at) => at >= 0)
        : Array.from({ length: until - from }, (_, index) => from + index),
    ),
  );
}

const listsFood = (post: readonly string[]): boolean =>
  post.filter(
    (line) =>
      line.length <= LONGEST_LINE && /\d/.test(line) && looksLikeIngredient(line.trim()) > 0.6,
  ).length >= FEWEST_LISTED;
