import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isControls } from './chatter.ts';
import { REPLY_WORDS } from './chatter.data.ts';

const fewestIngredients = 2;
/** Lines of a signature below its rule. */
const longestSignature = 6;
const longestLine = 200;

/** A row of buttons below a post: "Responder   Citar   Denunciar". */
const endsPost = (line: string): boolean =>
  isControls(line) &&
  line
    .toLowerCase()
    .split(/\s+/)
    .some((word) => REPLY_WORDS.has(word));

/** The lines of the post that holds the recipe, without the writer's signature; null where the text is no page of a forum. */
export function forumPost(lines: readonly string[]): string[] | null {
  const ends = [...lines.keys()].filter(
    (at) => lines[at]!.length <= longestLine && endsPost(lines[at]!.trim()),
  );
  let from = 0;
  for (const end of ends) {
    const post = lines.slice(from, end);
    const listed = post.filter(
      (line) => line.length <= longestLine && /\d/.test(line) && looksLikeIngredient(line) > 0.6,
    );
    if (listed.length >= fewestIngredients) return withoutSignature(post);
    from = end + 1;
  }
  return null;
}

function withoutSignature(post: string[]): string[] {
  const rule = post.findLastIndex((line) => /^\s*[_-]{3,}\s*$/.test(line));
  return rule > 0 && post.length - rule <= longestSignature + 1 ? post.slice(0, rule) : post;
}
