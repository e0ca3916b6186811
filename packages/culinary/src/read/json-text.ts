import { doubtOfWhole, type RecipeDraft } from '../recipe/recipe.ts';
import { jsonFault } from './json-fault.ts';
import { readPage } from './page/read-page.ts';

/** What only data begins with; "[1] Boil" and "{soup}" are words. */
const DATA = /^[\s\ufeff]*(?:\{\s*(?:["'@}]|\w{1,40}\s*:)|\[\s*\{\s*["'])/;
/** No page: what is read has no address. */
const PLACE = 'https://text.invalid/';

/** What reading a text as JSON gave: a recipe, or the sentence that says why there is none. */
type JsonReading = { draft: RecipeDraft; problem: null } | { draft: null; problem: string };

/** A recipe from a text that is JSON, as web pages hold it, also where its grammar is broken. Null for a text that is none. */
export function readJsonText(text: string, what: 'file' | 'text'): JsonReading | null {
  if (!DATA.test(text)) return null;
  const data = text.replaceAll('</', '<\\/');
  const { draft } = readPage(
    ['ld+json', 'json']
      .map((kind) => `<script type="application/${kind}">${data}</script>`)
      .join(''),
    PLACE,
  );
  const fault = jsonFault(text);
  if (draft === null || !draft.title)
    return {
      draft: null,
      problem:
        fault === null
          ? 'This is JSON, and nothing in it is marked as a recipe.'
          : `The ${what} is no readable JSON: ${fault}.`,
    };
  const doubts = fault === null ? [] : [doubtOfWhole(`The ${what} is no whole JSON: ${fault}.`)];
  return { draft: { ...draft, doubts: [...draft.doubts, ...doubts] }, problem: null };
}
