import type { Element } from 'domhandler';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import type { ParsedPage } from './html/parse-page.ts';
import { bearsTitle, mainRecipe } from './main-recipe.ts';
import { readHRecipe } from './markup/hrecipe.ts';
import { readJsonLd } from './markup/json-ld.ts';
import { readLooseMicrodata, readMicrodata } from './markup/microdata.ts';
import { readRdfa } from './markup/rdfa.ts';
import type { StatedDraft } from './markup/stated-draft.ts';
import { holdsRecipe, isPoor, isWhole, statesTime } from './measure-draft.ts';
import { mergeDrafts, withoutTimes } from './merge-drafts.ts';
import type { PageFacts } from './page-facts.ts';
import { pageTitle } from './page-title.ts';
import { withoutPlaceholders } from './placeholders.ts';
import { withoutPointers } from './points-elsewhere.ts';
import { readPluginMarkup } from './plain/plugin-markup.ts';
import { readAppState } from './scripts/app-state.ts';
import { isSlogan } from './slogan.ts';

export type PageMethod = 'json-ld' | 'microdata' | 'rdfa' | 'hrecipe' | 'markup' | 'text';

export interface Source {
  method: PageMethod;
  draft: RecipeDraft;
}

export interface StatedRecipe {
  /** What the sources say, completed from each other. */
  found: RecipeDraft;
  sources: Source[];
  /** The titles of all recipes that are stated. */
  titles: string[];
  /** Whether recipes were passed over that belong to something else. */
  hasAsides: boolean;
}

const ofPage = (draft: RecipeDraft): StatedDraft => ({ draft, isAside: false });

/** Every recipe that the page states in any markup, most trusted first. */
const structuredKinds = (
  page: ParsedPage,
  url: string,
  others: ReadonlySet<Element>,
): [PageMethod, StatedDraft[]][] => [
  ['json-ld', readJsonLd(page.elements, url)],
  [
    'microdata',
    readMicrodata(page.elements, url).map(({ element, draft }) => ({
      draft,
      isAside: others.has(element),
    })),
  ],
  ['rdfa', readRdfa(page.elements, url).map(ofPage)],
  ['hrecipe', readHRecipe(page.elements, url).map(ofPage)],
  ['markup', readPluginMarkup(page.elements).map(ofPage)],
];

/** Without a title that is the site's, where the page calls its dish by a name. */
const withoutSlogan = (draft: RecipeDraft, facts: PageFacts): RecipeDraft =>
  draft.title !== null && isSlogan(draft.title) && pageTitle(facts) !== null
    ? { ...draft, title: null }
    : draft;

/** Of several recipes in the state of a program those that the page does not call itself by are others'. */
function stateOfPage(page: ParsedPage, facts: PageFacts, url: string): StatedDraft[] {
  const drafts = readAppState(page.elements, url);
  const isNamed = facts.headings.length + facts.windowTitles.length > 0;
  return drafts.length > 1 && isNamed
    ? drafts.map(({ draft }) => ({ draft, isAside: true }))
    : drafts;
}

/**
 * What the page's markup and scripts state. Recipes that belong to something else, a list or those that are related, are left out
 * unless the page is called by their name or they are asked for `withAsides`.
 */
export function statedRecipe(
  page: ParsedPage,
  facts: PageFacts,
  url: string,
  others: ReadonlySet<Element>,
  withAsides: boolean,
): StatedRecipe {
  let hasAsides = false;
  const own = (drafts: readonly StatedDraft[]): RecipeDraft[] => {
    const kept = drafts.filter(
      ({ draft, isAside }) => withAsides || !isAside || bearsTitle(draft, facts),
    );
    hasAsides ||= kept.length < drafts.length;
    return kept.map(({ draft }) =>
      withoutSlogan(withoutPointers(withoutPlaceholders(draft)), facts),
    );
  };
  const kinds = structuredKinds(page, url, others).map(([method, drafts]) => ({
    method,
    drafts: own(drafts),
  }));
  const sources: Source[] = [];
  for (const { method, drafts } of kinds) {
    const draft = mainRecipe(drafts, facts);
    if (draft) sources.push({ method, draft });
  }
  let found = mergeDrafts(...sources.map(({ draft }) => draft));
  if (!isWhole(found)) {
    const [stated] = readLooseMicrodata(page.elements, url, others);
    const loose = stated && withoutPlaceholders(stated);
    if (loose) {
      sources.push({ method: 'microdata', draft: loose });
      found = mergeDrafts(found, statesTime(found) ? withoutTimes(loose) : loose);
    }
  }
  if (!isWhole(found) || isPoor(found)) {
    const state = mainRecipe(own(stateOfPage(page, facts, url)), facts);
    if (state && isWhole(state)) {
      sources.push({ method: 'markup', draft: state });
      found = mergeDrafts(found, state);
    }
  }
  const titles = kinds
    .flatMap(({ drafts }) => drafts.filter(holdsRecipe).map((draft) => draft.title))
    .filter((title) => title !== null);
  return { found, sources, titles, hasAsides };
}
