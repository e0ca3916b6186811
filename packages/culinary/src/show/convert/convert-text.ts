import { findHeats, type Convertible } from './find-heats.ts';
import { findLengths } from './find-lengths.ts';
import { sameHeatWords } from './heat-words.data.ts';
import { englishMeasures } from './length-words.data.ts';
import { isEnglish } from '../ingredient/line-language.ts';

/** A piece of a text. `original` is how its source says it where `text` is converted, else null. */
export interface TextPart {
  text: string;
  original: string | null;
}

/** Eight, eleven, eighteen, eighty, an eighth. */
const beginsWithVowel = /^(?:8|1[18](?!\d)|⅛)/;
/** Two statements of one thing stand no farther apart. */
const nearby = 48;

/**
 * A step's text with its temperatures and lengths in the units asked for; nothing else changes. What states both systems ("180 °C/350 °F") stays as
 * it is. Ovens round to five degrees, probes to one. `language` (ISO 639-1) decides degrees without a scale ("bei 180°"), and whether an article follows
 * its number: only where the text is English, for "a" is a word of other languages too. Never throws; the parts' originals, joined, are the text.
 */
export function convertText(
  text: string,
  units: 'metric' | 'imperial' | 'original',
  language?: string,
): TextPart[] {
  if (units === 'original' || !/\d|\p{No}/u.test(text))
    return text === '' ? [] : [{ text, original: null }];
  const parts: TextPart[] = [];
  let from = 0;
  for (const group of statements(text, findConvertibles(text, language))) {
    const systems = new Set(group.map(({ system }) => system));
    if (systems.has('metric') && systems.has('imperial')) continue;
    for (const found of group) {
      // Beside degrees a gas mark is only another word for them.
      if (found.system === units || (found.system === 'none' && group.length > 1)) continue;
      const said = found.say(units);
      const article = isSaidInEnglish(text.slice(found.start, found.end), language)
        ? changedArticle(text.slice(from, found.start), said)
        : '';
      const start = found.start - article.length;
      if (start > from) parts.push({ text: text.slice(from, start), original: null });
      parts.push({ text: otherArticle(article) + said, original: text.slice(start, found.end) });
      from = found.end;
    }
  }
  if (from < text.length) parts.push({ text: text.slice(from), original: null });
  return parts;
}

/** Whether a statement is of an English text: as the text's tag says, else by the words it uses itself. */
function isSaidInEnglish(statement: string, language: string | undefined): boolean {
  return language === undefined ? englishMeasures.test(statement) : isEnglish(language);
}

/** The "an " of "an 8-inch pan" where what follows is now 20 cm, or the "a " of "a 20 cm tin" where it is now 8 inches; empty where the article stays. */
function changedArticle(before: string, said: string): string {
  const article = /(?<![\p{L}\p{N}])an?\s+$/iu.exec(before)?.[0] ?? '';
  return article !== '' && /n/i.test(article) !== beginsWithVowel.test(said) ? article : '';
}

function otherArticle(article: string): string {
  return /n/i.test(article) ? article.replace(/n/i, '') : article.replace(/a/i, '$&n');
}

function findConvertibles(text: string, language: string | undefined): Convertible[] {
  const found = [...findHeats(text, language), ...findLengths(text, language)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  let end = 0;
  return found.filter((one) => {
    if (one.start < end) return false;
    end = one.end;
    return true;
  });
}

/** Runs of statements that say the same heat or length twice. */
function statements(text: string, found: readonly Convertible[]): Convertible[][] {
  const groups: Convertible[][] = [];
  for (const one of found) {
    const last = groups.at(-1)?.at(-1);
    if (last?.kind === one.kind && isSameStatement(text.slice(last.end, one.start)))
      groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

function isSameStatement(between: string): boolean {
  if (
    between.length > nearby ||
    /[.!?;]\s/.test(between) ||
    /\d/.test(between) ||
    between.trim() === ''
  )
    return false;
  // "an 8-inch square tin (20 cm)"
  if (/^[^()[\]]*[([]\W*$/.test(between)) return true;
  return (between.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => sameHeatWords.has(word));
}
