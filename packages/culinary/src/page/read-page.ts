import { eld } from 'eld/small';
import type { RecipeDraft } from '../recipe.ts';
import { readHRecipe } from './hrecipe.ts';
import { readJsonLd } from './json-ld.ts';
import { holdsRecipe, isWhole, lineCount, mergeDrafts } from './merge-drafts.ts';
import { readLooseMicrodata, readMicrodata } from './microdata.ts';
import { readPageFacts, type PageFacts } from './page-facts.ts';
import { pageTitle } from './page-title.ts';
import { parsePage } from './parse-page.ts';
import { contentRows, readPlainMarkup } from './plain-markup.ts';
import { readRdfa } from './rdfa.ts';

export type PageMethod = 'json-ld' | 'microdata' | 'rdfa' | 'hrecipe' | 'markup' | 'text';

export interface PageReading {
  /** Null when the page holds no recipe. */
  draft: RecipeDraft | null;
  method: PageMethod;
}

interface Source { method: PageMethod; drafts: RecipeDraft[] }

const weight = (draft: RecipeDraft) => (lineCount(draft) ? 2 : 0) + (draft.steps.length ? 2 : 0) + (draft.title ? 1 : 0);

/** The page's main recipe among several: the first that is whole, unless another one bears the page's own title. */
function mainOf(drafts: RecipeDraft[], facts: PageFacts): RecipeDraft | null {
  const titles = [...facts.headings, ...facts.windowTitles].map((title) => title.toLowerCase());
  const named = (draft: RecipeDraft) => (draft.title !== null && titles.some((title) => title.startsWith(draft.title!.toLowerCase())) ? 1 : 0);
  let best: RecipeDraft | null = null;
  for (const draft of drafts) if (!best || weight(draft) + named(draft) > weight(best) + named(best)) best = draft;
  return best;
}

/** How much of a recipe was found: nothing when a list is missing or the steps are a mere word or two. */
const amount = (draft: RecipeDraft) => (draft.steps.reduce((sum, step) => sum + step.text.length, 0) < 40 ? 0 : lineCount(draft));
const statesTime = (draft: RecipeDraft) => draft.prepTime !== null || draft.cookTime !== null || draft.totalTime !== null;

/** Reads the main recipe of an HTML page. `url` is the page's address. Nothing is fetched or run, and nothing throws. */
export function readPage(html: string, url: string): PageReading {
  const page = parsePage(html);
  const facts = readPageFacts(page.elements, url);
  const loose = readLooseMicrodata(page.elements, url);
  const sources: Source[] = [
    { method: 'json-ld', drafts: readJsonLd(page.elements, url) },
    { method: 'microdata', drafts: [...readMicrodata(page.elements, url).map(({ draft }) => draft), ...(loose ? [loose] : [])] },
    { method: 'rdfa', drafts: readRdfa(page.elements, url).map(({ draft }) => draft) },
    { method: 'hrecipe', drafts: readHRecipe(page.elements, url).map(({ draft }) => draft) },
  ];
  const structured = sources.map((source) => ({ method: source.method, draft: mainOf(source.drafts, facts) })).filter((source): source is { method: PageMethod; draft: RecipeDraft } => source.draft !== null);
  let method: PageMethod = structured.find(({ draft }) => holdsRecipe(draft))?.method ?? 'text';
  const drafts = structured.map(({ draft }) => draft);
  let draft = drafts.length ? mergeDrafts(drafts[0]!, ...drafts.slice(1)) : null;
  if (!draft || !isWhole(draft) || draft.servings === null || !statesTime(draft)) {
    let plain = readPlainMarkup(contentRows(page.roots, false));
    if (amount(plain) === 0 && !(draft && isWhole(draft))) {
      const hiddenToo = readPlainMarkup(contentRows(page.roots, true));
      if (amount(hiddenToo) > 0) plain = hiddenToo;
    }
    draft = draft ? mergeDrafts(draft, statesTime(draft) ? { ...plain, prepTime: null, cookTime: null, totalTime: null } : plain) : plain;
  }
  if (!holdsRecipe(draft)) return { draft: null, method: 'text' };
  finish(draft, facts);
  return { draft, method };
}

function finish(draft: RecipeDraft, facts: PageFacts): void {
  draft.title ??= pageTitle(facts);
  draft.totalTime ??= draft.prepTime !== null && draft.cookTime !== null ? draft.prepTime + draft.cookTime : null;
  draft.imageUrl ??= facts.imageUrl;
  draft.source ??= facts.siteName;
  draft.author ??= facts.author;
  draft.description ??= facts.description;
  const text = [draft.title, ...draft.ingredients.flatMap((group) => group.lines), ...draft.steps.map((step) => step.text)].join(' ').slice(0, 4000);
  draft.language = facts.language ?? (draft.language?.slice(0, 2).toLowerCase() || eld.detect(text).language || null);
}
