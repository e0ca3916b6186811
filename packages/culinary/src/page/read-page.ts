import type { RecipeDraft } from '../recipe.ts';
import { readJsonLd } from './json-ld.ts';
import { holdsRecipe, mergeDrafts } from './merge-drafts.ts';
import { readPageFacts } from './page-facts.ts';
import { parsePage } from './parse-page.ts';

export type PageMethod = 'json-ld' | 'microdata' | 'rdfa' | 'hrecipe' | 'markup' | 'text';

export interface PageReading {
  /** Null when the page holds no recipe. */
  draft: RecipeDraft | null;
  method: PageMethod;
}

/** Reads the main recipe of an HTML page. `url` is the page's address. Nothing is fetched or run, and nothing throws. */
export function readPage(html: string, url: string): PageReading {
  const page = parsePage(html);
  const facts = readPageFacts(page.elements, url);
  const [main] = readJsonLd(page.elements, url);
  if (!main || !holdsRecipe(main)) return { draft: null, method: 'text' };
  const draft = mergeDrafts(main);
  draft.totalTime ??= draft.prepTime !== null && draft.cookTime !== null ? draft.prepTime + draft.cookTime : null;
  draft.language = facts.language ?? draft.language;
  draft.imageUrl ??= facts.imageUrl;
  draft.source ??= facts.siteName;
  return { draft, method: 'json-ld' };
}
