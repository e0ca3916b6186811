import { doubtOfTitle, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { creditOrDate } from '../doubts/title-words.data.ts';
import { shortened } from '../doubts/shortened.ts';
import { labelSection } from '../headings/section-heading.ts';
import { fedStatement } from '../text/facts/fed-statements.ts';
import { timeStatements } from '../text/facts/time-statements.ts';
import { isChapter } from '../text/lines/chatter.ts';
import { namesBody, saysWordOf } from './names-of-bodies.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';
import { withoutTitleLabel } from './plain/title-above.ts';

type Lists = Pick<RecipeDraft, 'ingredients' | 'steps'>;

/** The title, and for the name of a club or a paper that heads the page the heading nearest above the list. */
export function notOfBody(
  title: string | null,
  draft: Lists,
  labelled: Pick<LabelledPage, 'headingsAbove'>,
): string | null {
  if (title === null || !namesBody(title)) return title;
  const headings = mayNameDish(title, draft, labelled);
  return headings.findLast((heading) => speaksOf(heading, draft)) ?? headings.at(-1) ?? title;
}

/**
 * A doubt of a title that is the name of a body, and of one that no line of the list and no step speaks of, where another heading between
 * it and the list names a dish that is known or that they speak of.
 */
export function headingDoubts(
  { title, ...draft }: RecipeDraft,
  labelled: Pick<LabelledPage, 'headingsAbove'>,
): Doubt[] {
  if (title === null) return [];
  if (namesBody(title)) return [doubtOfTitle(`“${shortened(title)}” may not be the title.`, title)];
  if (speaksOf(title, draft)) return [];
  const headings = mayNameDish(title, draft, labelled);
  const other = headings.findLast((heading) => speaksOf(heading, draft));
  return other === undefined
    ? []
    : [doubtOfTitle(`The title may be “${shortened(other)}”, not “${shortened(title)}”.`, other)];
}

/** The headings below the title that say something else, and are neither a body's nor a part's of the list. */
function mayNameDish(
  title: string,
  { ingredients, steps }: Lists,
  { headingsAbove }: Pick<LabelledPage, 'headingsAbove'>,
): string[] {
  const own = foldWords(title);
  const parts = new Set(
    [...ingredients.map(({ name }) => name), ...steps.map(({ group }) => group)].map((name) =>
      foldWords(name ?? ''),
    ),
  );
  const at = headingsAbove.findLastIndex((heading) => foldWords(heading).includes(own));
  return headingsAbove
    .slice(at + 1)
    .map((heading) => withoutTitleLabel(heading))
    .filter(
      (heading) =>
        !parts.has(foldWords(heading)) &&
        !namesBody(heading) &&
        !isChapter(heading) &&
        timeStatements(heading).length === 0 &&
        fedStatement(heading) === null &&
        labelSection(heading) === null &&
        !creditOrDate.test(foldWords(heading)),
    );
}

const speaksOf = (name: string, { ingredients, steps }: Lists): boolean =>
  dishesIn(name).length > 0 ||
  saysWordOf(name, [
    ...ingredients.flatMap(({ lines }) => lines),
    ...steps.map(({ text }) => text),
  ]);
