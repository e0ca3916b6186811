import { isPreparation } from '../../../line/name/descriptor-phrases.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { foldText } from '../../../words/fold.ts';
import type { Language } from '../../../words/language.ts';
import { ASKED_BY_NAME, PURPOSES } from './season-words.data.ts';
import { foodOf } from './foods-named.ts';

/** Languages in which what was done to a food stands before its name, and those in which it stands behind. */
const DONE_BEFORE: ReadonlySet<Language> = new Set(['en', 'nl', 'sv']);
const DONE_BEHIND: ReadonlySet<Language> = new Set(['fr', 'it', 'es', 'pt']);

/** A food that a clause names without an amount, with what was done to it and, of a fat, what it is for: "chopped parsley", "Öl zum Ausbacken". */
export function saidInFull(
  clause: string,
  { name, from }: { name: string; from: number },
  language: Language,
): { text: string; from: number } {
  const end = from + name.length;
  const isFat = ASKED_BY_NAME.has(foodOf(tokenise(name), language)?.id ?? '');
  const purpose = isFat ? endOfPurpose(clause.slice(end)) : 0;
  if (purpose > 0) return { text: clause.slice(from, end + purpose), from };
  return withWhatWasDone(clause, from, end, language);
}

/** Where the purpose ends with which a text begins; 0 where none does. */
function endOfPurpose(behind: string): number {
  const said = PURPOSES.exec(foldText(behind).trim())?.[0] ?? '';
  return said === '' ? 0 : (tokenise(behind)[said.split(' ').length - 1]?.end ?? 0);
}

function withWhatWasDone(
  clause: string,
  from: number,
  end: number,
  language: Language,
): { text: string; from: number } {
  const bare = { text: clause.slice(from, end), from };
  if (DONE_BEFORE.has(language)) {
    const before = tokenise(clause.slice(0, from)).at(-1);
    return isPreparation(before) && before!.end === from - 1 && opensPhrase(clause, before!.start)
      ? { text: clause.slice(before!.start, end), from: before!.start }
      : bare;
  }
  if (!DONE_BEHIND.has(language)) return bare;
  const [behind, next] = tokenise(clause.slice(end));
  return isPreparation(behind) && behind!.start === 1 && !/^(?:en|in|a|à)$/.test(next?.lower ?? '')
    ? { text: clause.slice(from, end + behind!.end), from }
    : bare;
}

/** "with chopped parsley", "add chopped parsley"; what opens a clause may be an order in other words. */
const opensPhrase = (clause: string, at: number): boolean => clause.slice(0, at).trim() !== '';
