import { isTag, type Element } from 'domhandler';
import { foldText } from '../../../words/fold.ts';
import { NAME_ALONE } from '../../text/lines/chat-words.data.ts';
import { classesOf, isWithin } from '../html/element.ts';
import type { HtmlLine } from '../html/html-lines.ts';

/** What blogs call a comment by the one who wrote the post. */
const BY_AUTHOR: ReadonlySet<string> = new Set(['bypostauthor', 'blog-author', 'by-post-author']);
/** In lines: the name of who wrote a post stands on top of it. */
const TOP = 3;
/** Posts of one thread: with fewer a name in all of them may be anything. */
const FEWEST_POSTS = 3;
const MOST_POSTS = 200;
/** In elements: a post is no farther around what it says. */
const FARTHEST_UP = 12;

interface Post {
  element: Element;
  lines: HtmlLine[];
}

/**
 * What the one who wrote a recipe says of it farther down the page: the posts of a thread whose head bears the same name as the post that
 * `holds` the recipe, and comments that a blog marks as its author's.
 */
export function ownPosts(lines: readonly HtmlLine[], holds: (text: string) => boolean): string[] {
  const last = lines.findLastIndex(({ text }) => holds(text));
  const block = lines[last]?.block ?? null;
  if (block === null) return [];
  const posts = postsAround(block, lines);
  const own = posts.find(({ element }) => isWithin(block, element));
  const head = own ? headOf(own, posts) : null;
  const later = posts.slice(own ? posts.indexOf(own) + 1 : 0);
  const byName = head === null ? [] : later.filter((post) => topOf(post).includes(head));
  return [
    ...byName.flatMap((post) => post.lines.map(({ text }) => text)),
    ...lines.slice(last + 1).flatMap((line) => (isByAuthor(line) ? [line.text] : [])),
  ];
}

const topOf = ({ lines }: Post): string[] =>
  lines.slice(0, TOP).map(({ text }) => foldText(text).trim());

/** The name on top of a post: another has it there, too, and not all have. */
function headOf(own: Post, posts: readonly Post[]): string | null {
  const names = own.lines
    .slice(0, TOP)
    .map(({ text }) => text.trim())
    .filter((text) => NAME_ALONE.test(text))
    .map((text) => foldText(text));
  const bearing = (name: string) => posts.filter((post) => topOf(post).includes(name)).length;
  return names.find((name) => bearing(name) < posts.length) ?? null;
}

/** The posts of the thread that an element stands in: the innermost elements around it that have neighbours alike, each of several lines. */
function postsAround(block: Element, lines: readonly HtmlLine[]): Post[] {
  let at: Element | null = block;
  for (let up = 0; at !== null && up < FARTHEST_UP; up++) {
    const beside = alikeBeside(at);
    if (beside.length >= FEWEST_POSTS) {
      const posts = postsOf(beside, lines);
      if (posts.length >= FEWEST_POSTS && posts.every((post) => post.lines.length > 1))
        return posts;
    }
    at = at.parent !== null && isTag(at.parent) ? at.parent : null;
  }
  return [];
}

function alikeBeside(element: Element): Element[] {
  const [own] = classesOf(element);
  return (element.parent?.children ?? [])
    .filter(isTag)
    .filter(({ name }) => name === element.name)
    .filter((other) => classesOf(other)[0] === own)
    .slice(0, MOST_POSTS);
}

function postsOf(elements: readonly Element[], lines: readonly HtmlLine[]): Post[] {
  const posts = new Map(elements.map((element) => [element, [] as HtmlLine[]]));
  for (const line of lines)
    for (let at = line.block; at; at = at.parent !== null && isTag(at.parent) ? at.parent : null) {
      const found = posts.get(at);
      if (!found) continue;
      found.push(line);
      break;
    }
  return elements.map((element) => ({ element, lines: posts.get(element)! }));
}

/** Whether a line stands in a comment of which the page says that its author wrote it. */
function isByAuthor({ block }: HtmlLine): boolean {
  for (let at = block, up = 0; at && up < FARTHEST_UP; up++) {
    if (classesOf(at).some((name) => BY_AUTHOR.has(name))) return true;
    at = at.parent !== null && isTag(at.parent) ? at.parent : null;
  }
  return false;
}
