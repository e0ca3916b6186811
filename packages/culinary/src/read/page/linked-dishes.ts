import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { sentencesByCapitals } from '../parted-steps.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { beginningOf } from './html/element.ts';
import type { ParsedPage } from './html/parse-page.ts';
import { tidyText } from './html/page-text.ts';
import { AS_WELL, LOOK_AT, OWN_DISH } from './linked-dishes.data.ts';
import { REMARK_KINDS } from '../remark-kinds.ts';

const longestName = 60;
const fewestWords = 2;
const mostWords = 8;
const mostLinks = 400;

/** The names of some words that links of a page bear, folded, without the dish's own. */
function linkedNames({ elements }: ParsedPage, title: string | null): string[] {
  const own = stemsOf(title === null ? [] : [title]);
  const names = elements
    .filter(({ name, attribs }) => name === 'a' && attribs['href'] !== undefined)
    .slice(0, mostLinks)
    .map((link) => tidyText(beginningOf(link, longestName)))
    .filter((text) => {
      const words = text.split(' ').length;
      return (
        text.length <= longestName &&
        words >= fewestWords &&
        words <= mostWords &&
        [...stemsOf([text])].some((stem) => !own.has(stem))
      );
    });
  return [...new Set(names.map(foldWords))];
}

/** Whether a sentence names a dish as one more of the same kitchen. */
function invitesTo(name: string, sentence: string): boolean {
  const said = foldWords(sentence);
  const at = ` ${said} `.indexOf(` ${name} `);
  if (at < 0) return false;
  return (
    OWN_DISH.test(said.slice(Math.max(0, at - longestName), at)) ||
    (AS_WELL.test(sentence) && LOOK_AT.test(sentence))
  );
}

/** The draft without the sentences of its remarks that invite to another dish by a link: "Don't miss our pumpkin gnocchi!", and these. */
export function withoutLinkedDishes(
  draft: RecipeDraft,
  page: ParsedPage,
): { draft: RecipeDraft; linked: string[] } {
  const remarks = [draft.description ?? '', ...REMARK_KINDS.flatMap((kind) => draft[kind])];
  const linked: string[] = [];
  if (remarks.every((remark) => remark === '')) return { draft, linked };
  const names = linkedNames(page, draft.title);
  const isOwn = (sentence: string): boolean => !names.some((name) => invitesTo(name, sentence));
  const own = (remark: string): string => {
    const sentences = sentencesByCapitals(remark);
    const rest = sentences.filter(isOwn);
    if (rest.length === sentences.length) return remark;
    linked.push(...sentences.filter((sentence) => !isOwn(sentence)));
    return rest.join(' ');
  };
  const kept = Object.fromEntries(
    REMARK_KINDS.map((kind) => [kind, draft[kind].map(own).filter((remark) => remark !== '')]),
  );
  const description = draft.description === null ? null : own(draft.description) || null;
  return { draft: { ...draft, ...kept, description }, linked };
}
