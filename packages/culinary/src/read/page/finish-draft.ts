import {
  doubtAfter,
  doubtedWords,
  doubtOfMissing,
  doubtOfTitle,
  type Doubt,
  type RecipeDraft,
} from '../../recipe/recipe.ts';
import { calmTitle } from '../calm-title.ts';
import { foldText } from '../../words/fold.ts';
import { labelSection } from '../headings/section-heading.ts';
import { languageOf } from '../language.ts';
import { withSideLinesApart } from '../side-lines.ts';
import { descriptionOfDish } from './description-of-dish.ts';
import { dishName } from './dish-name.ts';
import { fullerAuthor, fullerDescription } from './compare-facts.ts';
import { fullerHeading } from './fuller-heading.ts';
import { otherTitles } from './main-recipe.ts';
import { holdsRecipe, lineCount } from './measure-draft.ts';
import { isOrnament, type PageFacts } from './page-facts.ts';
import { namesOfSite, pageTitle, withoutSiteInFront, withoutSiteName } from './page-title.ts';
import type { LabelledPage } from './plain/labelled-rows.ts';
import { stemsOf } from '../text/title/title-words.ts';
import { notOfBody } from './title-of-body.ts';
import { isLine, spokenIn, titleAmong } from './title-among.ts';

/**
 * Fills in what the page says of itself and what several places of it say in part, and the total time as the sum of what is
 * stated where the page gives none.
 */
export function finished(
  draft: RecipeDraft,
  said: readonly RecipeDraft[],
  facts: PageFacts,
  titles: readonly string[],
  labelled: LabelledPage,
): RecipeDraft {
  const text = () =>
    [
      draft.title,
      ...draft.ingredients.flatMap((group) => group.lines),
      ...draft.steps.map((step) => step.text),
    ].join(' ');
  const named = statedTitle(draft, said, facts, labelled);
  const chosen =
    named.title !== null && namesProduct(labelled.draft.title, facts)
      ? named.title
      : titleAmong(named, labelled);
  const stated = named.isOfRecipe ? chosen : notOfBody(chosen, draft, labelled);
  const language =
    facts.language ?? draft.language?.slice(0, 2).toLowerCase() ?? languageOf(text());
  const title = stated && calmTitle(dishName(stated), text(), language);
  const apart = withSideLinesApart({ ...withoutTitleAsPart(draft, stated), title });
  return {
    ...apart,
    title,
    totalTime:
      draft.totalTime ??
      // How long it rests belongs to the whole, too.
      ((draft.prepTime !== null || draft.cookTime !== null) && !draft.notes.some(tellsRest)
        ? (draft.prepTime ?? 0) + (draft.cookTime ?? 0)
        : null),
    imageUrl:
      draft.imageUrl && !isOrnament(draft.imageUrl)
        ? draft.imageUrl
        : (facts.imageUrl ?? draft.imageUrl),
    source: draft.source ?? facts.siteName,
    author: fullerAuthor([...said.map(({ author }) => author), draft.author, facts.author]),
    description: descriptionOfDish(
      fullerDescription(draft.description, [
        ...said.map(({ description }) => description),
        !named.isOfRecipe && isOfOther(pageTitle(facts), stated, facts.description)
          ? null
          : facts.description,
      ]),
      namesOfSite(facts, stated),
    ),
    language,
    otherRecipes: otherTitles(
      titles.map((other) => withoutSiteName(other, facts)),
      stated,
    ),
  };
}

const tellsRest = (note: string): boolean => labelSection(note)?.section === 'restTime';

/** Whether a line near the list is the heading of a page that sells something: what is cooked with it has a name of its own. */
const namesProduct = (line: string | null, { isProduct, headings }: PageFacts): boolean =>
  isProduct && line !== null && headings.some((heading) => foldText(heading) === foldText(line));

/** What the page calls its recipe, or itself. */
export function statedTitle(
  draft: RecipeDraft,
  said: readonly RecipeDraft[],
  facts: PageFacts,
  labelled: LabelledPage,
) {
  const own =
    draft.title && !isOfSentence(draft.title, said, facts, labelled)
      ? withoutSiteName(draft.title, facts)
      : pageTitle(facts);
  const full = own === null ? null : (fullerHeading(own, facts) ?? own);
  const title =
    full === null || facts.headings.includes(full)
      ? full
      : withoutSiteInFront(full, labelled.headingsAbove);
  return {
    title,
    isOfRecipe: said.some((source) => source.title === draft.title && holdsRecipe(source)),
    isHeading:
      title !== null &&
      facts.headings.some((heading) => foldText(heading).includes(foldText(title))),
  };
}

/** Whether a title is words of a sentence alone, on a page whose heading, which its window says again, names what the recipe speaks of. */
function isOfSentence(
  title: string,
  said: readonly RecipeDraft[],
  facts: PageFacts,
  labelled: LabelledPage,
): boolean {
  if (said.some((source) => source.title === title) || isLine(title, labelled.lines)) return false;
  const windows = facts.windowTitles.map(foldText);
  const heading = facts.headings.find((text) =>
    windows.some((window) => window.startsWith(foldText(text))),
  );
  return (
    heading !== undefined &&
    !foldText(heading).includes(foldText(title)) &&
    spokenIn({ ...labelled.draft, yieldText: null })(heading)
  );
}

/** Whether the head of a page describes what the page is called by, another thing than the dish: a product, a question. */
function isOfOther(
  named: string | null,
  title: string | null,
  description: string | null,
): boolean {
  if (title === null || named === null || description === null) return false;
  const stems = stemsOf([title]);
  const speaksOfDish = (text: string) => [...stemsOf([text])].some((stem) => stems.has(stem));
  return foldText(named) !== foldText(title) && !speaksOfDish(named) && !speaksOfDish(description);
}

/** The draft without its title as the name of a part: it heads the whole recipe where the page is about more. */
function withoutTitleAsPart(draft: RecipeDraft, title: string | null): RecipeDraft {
  const isTitle = (name: string | null) =>
    name !== null && title !== null && foldText(name) === foldText(title);
  return {
    ...draft,
    ingredients: draft.ingredients.map(({ name, lines }) => ({
      name: isTitle(name) ? null : name,
      lines,
    })),
    steps: draft.steps.map(({ group, text }) => ({ group: isTitle(group) ? null : group, text })),
  };
}

/** The doubts of a draft in what became of it. Of a line that became another the doubt still holds, though it has no place. */
export function placed(draft: RecipeDraft, whole: RecipeDraft): Doubt[] {
  const [before, after] = [{ ...doubtedWords(draft), title: null }, doubtedWords(whole)];
  return draft.doubts.map(
    (doubt): Doubt =>
      doubtAfter(doubt, before, { ...after, title: null }) ?? {
        ...doubt,
        part: 'whole',
        index: null,
      },
  );
}

export function lacking(draft: RecipeDraft): Doubt[] {
  const doubts: Doubt[] = [];
  if (draft.title === null) doubts.push(doubtOfTitle('No title was found.'));
  if (lineCount(draft) === 0)
    doubts.push(doubtOfMissing('ingredient', 'No ingredient list was found on the page.'));
  if (draft.steps.length === 0)
    doubts.push(doubtOfMissing('step', 'No preparation steps were found on the page.'));
  return doubts;
}
