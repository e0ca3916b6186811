import { doubtOfWhole, emptyDraft, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';
import type { DoubtSource } from '../doubts/doubt-source.ts';
import { findDoubts } from '../doubts/find-doubts.ts';
import { doubtsOf } from './doubts.ts';
import { fillFromSections } from './sections/fill-draft.ts';
import { readStatedValues } from '../front-matter/stated-values.ts';
import { inferSections } from './sections/infer-sections.ts';
import { breakAtHeadings } from './lines/inline-headings.ts';
import { languageOf } from '../language.ts';
import { mendEncoding } from '../mend-encoding.ts';
import { markLoneNumbers } from './lines/lone-numbers.ts';
import { withoutEnvelope } from './lines/letters.ts';
import { readMarkdown, type MarkdownText } from './lines/markdown.ts';
import { repairOcr, repairText } from './lines/ocr-repair.ts';
import {
  endsRecipe,
  isFurniture,
  withoutRunningHead,
  withoutRunningLines,
} from './lines/page-furniture.ts';
import type { PageLine } from './lines/page-line.ts';
import { inReadingOrder } from './lines/reading-order.ts';
import { cutSections } from './sections/cut-sections.ts';
import { firstRecipe } from './sections/several-recipes.ts';
import { withSideLinesApart } from '../side-lines.ts';
import { calmTitle } from '../calm-title.ts';
import { bodySize, joinWrapped, type Block } from './lines/wrapped-lines.ts';

/** More than this is no recipe; the rest is not read. */
const MOST_CHARACTERS = 200_000;
const MOST_PIECES = 20_000;
/** How a sign is drawn, behind a bullet or alone at the beginning of a line: "✔️ 2 eggs". */
const SELECTORS = /(?<=^|\n|[•●○◦▪▫■□▢☐☑✓✔▶➤❖✦★☆])[\uFE00-\uFE0F]/gu;
const TOO_LONG = 'The text was too long; only its beginning was read.';

/**
 * Reads a recipe from a text, or from the lines of a page with their places. Never throws; what the source does not state stays empty.
 * Of several recipes the first is read and the others are named in `otherRecipes`.
 */
export function readText(source: string | PageLine[]): RecipeDraft {
  const { draft, doubtSource } = readUndoubted(source);
  return { ...draft, doubts: [...draft.doubts, ...findDoubts(draft, doubtSource)] };
}

/** What is read of a text before the whole is looked at again, and what its doubts are found in. */
export function readUndoubted(source: string | PageLine[]): {
  draft: RecipeDraft;
  doubtSource: DoubtSource;
} {
  const draft = emptyDraft();
  const letter = typeof source === 'string' ? letterOf(source) : null;
  const { lines, frontMatter, imageUrl } =
    typeof source === 'string' ? readMarkdown(letter!.text) : fromPages(source);
  const recognised = withoutRunningHead(lines);
  const wanted = breakAtHeadings(markLoneNumbers(repairOcr(recognised))).filter(
    (line) =>
      line.marker !== null ||
      line.heading === 1 ||
      endsRecipe(line.text) ||
      !isFurniture(line.text),
  );
  const blocks = joinWrapped(wanted).filter((block) => block.text !== '');
  const { first, others } = firstRecipe(inferSections(cutSections(blocks)), titleOf(blocks));
  const { facts, address } = readStatedValues(frontMatter);
  const { title = null, tags = [], ...stated } = facts;
  draft.title = title;
  fillFromSections(draft, first, blocks);
  fillGaps(draft, { ...stated, source: stated.source ?? address });
  draft.tags = [...new Set([...draft.tags, ...tags])];
  draft.imageUrl ??= imageUrl;
  draft.otherRecipes = others;
  draft.language =
    draft.language ??
    languageOf(recipeWords(draft)) ??
    languageOf(blocks.map((block) => block.text).join('\n'));
  draft.title &&= calmTitle(draft.title, recipeWords({ ...draft, title: null }), draft.language);
  const tidied = withSideLinesApart(draft);
  return {
    draft: { ...tidied, doubts: [...doubtsOf(tidied, blocks), ...(letter?.doubts ?? [])] },
    doubtSource: {
      text: blocks.map((block) => block.text).join('\n'),
      ofPage: false,
      names: [],
      siteName: null,
      mended: recognised
        .filter(({ confidence }) => confidence !== null)
        .map(({ text }) => ({ read: text, written: repairText(text) })),
    },
  };
}

/** The text within its bounds, decoded, without what a mail or a chat puts around it. */
function letterOf(source: string): { text: string; doubts: Doubt[] } {
  const { text, doubts } = withoutEnvelope(
    mendEncoding(source.slice(0, MOST_CHARACTERS)).replace(SELECTORS, ''),
  );
  return source.length > MOST_CHARACTERS
    ? { text, doubts: [...doubts, doubtOfWhole(TOO_LONG)] }
    : { text, doubts };
}

/** What the text says itself goes before its head. */
function fillGaps(draft: RecipeDraft, stated: Partial<RecipeDraft>): void {
  const gaps = Object.keys(stated).filter((field) => draft[field as keyof RecipeDraft] === null);
  Object.assign(
    draft,
    Object.fromEntries(gaps.map((field) => [field, stated[field as keyof RecipeDraft]])),
  );
}

function fromPages(pieces: PageLine[]): MarkdownText {
  return {
    lines: inReadingOrder(withoutRunningLines(pieces.slice(0, MOST_PIECES))),
    frontMatter: new Map(),
    imageUrl: null,
  };
}

/** The text of the recipe alone: a page around it may be in another language. */
function recipeWords(draft: RecipeDraft): string {
  return [
    draft.title ?? '',
    ...draft.ingredients.flatMap((group) => group.lines),
    ...draft.steps.map((step) => step.text),
  ].join('\n');
}

/** The block in the style of a title, by which the titles of further recipes are known. */
function titleOf(blocks: Block[]): Block | null {
  const body = bodySize(blocks);
  return (
    blocks.find((block) => block.heading === 1 || block.size > 1.2 * body) ?? blocks[0] ?? null
  );
}
