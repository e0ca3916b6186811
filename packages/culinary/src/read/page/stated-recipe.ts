import type { RecipeDraft } from '../../recipe/recipe.ts';
import type { ParsedPage } from './html/parse-page.ts';
import { mainRecipe } from './main-recipe.ts';
import { readHRecipe } from './markup/hrecipe.ts';
import { readJsonLd } from './markup/json-ld.ts';
import { readLooseMicrodata, readMicrodata } from './markup/microdata.ts';
import { readRdfa } from './markup/rdfa.ts';
import { holdsRecipe, isPoor, isWhole, statesTime } from './measure-draft.ts';
import { mergeDrafts, withoutTimes } from './merge-drafts.ts';
import type { PageFacts } from './page-facts.ts';
import { readPluginMarkup } from './plain/plugin-markup.ts';
import { readAppState } from './scripts/app-state.ts';

export type PageMethod = 'json-ld' | 'microdata' | 'rdfa' | 'hrecipe' | 'markup' | 'text';

export interface Source {
  method: PageMethod;
  draft: RecipeDraft;
}

/** What the page states in any markup, most trusted first: the main recipe of each kind, and the titles of all. */
function structuredSources(
  page: ParsedPage,
  facts: PageFacts,
  url: string,
): { sources: Source[]; titles: string[] } {
  const kinds: { method: PageMethod; drafts: RecipeDraft[] }[] = [
    { method: 'json-ld', drafts: readJsonLd(page.elements, url) },
    { method: 'microdata', drafts: readMicrodata(page.elements, url) },
    { method: 'rdfa', drafts: readRdfa(page.elements, url) },
    { method: 'hrecipe', drafts: readHRecipe(page.elements, url) },
    { method: 'markup', drafts: readPluginMarkup(page.elements) },
  ];
  const sources: Source[] = [];
  for (const { method, drafts } of kinds) {
    const draft = mainRecipe(drafts, facts);
    if (draft) sources.push({ method, draft });
  }
  return {
    sources,
    titles: kinds
      .flatMap(({ drafts }) => drafts.filter(holdsRecipe).map((draft) => draft.title))
      .filter((title) => title !== null),
  };
}

/** What the page's markup and scripts state, completed from each other. */
export function statedRecipe(
  page: ParsedPage,
  facts: PageFacts,
  url: string,
): { found: RecipeDraft; sources: Source[]; titles: string[] } {
  const { sources, titles } = structuredSources(page, facts, url);
  let found = mergeDrafts(...sources.map(({ draft }) => draft));
  if (!isWhole(found)) {
    const [loose] = readLooseMicrodata(page.elements, url);
    if (loose) {
      sources.push({ method: 'microdata', draft: loose });
      found = mergeDrafts(found, statesTime(found) ? withoutTimes(loose) : loose);
    }
  }
  if (!isWhole(found) || isPoor(found)) {
    const state = mainRecipe(readAppState(page.elements, url), facts);
    if (state && isWhole(state)) {
      sources.push({ method: 'markup', draft: state });
      found = mergeDrafts(found, state);
    }
  }
  return { found, sources, titles };
}
