import { tokenise, type Token } from '../../line/tokens/tokenise.ts';
import type { Language } from '../../words/language.ts';
import type { Recount } from './count-words.ts';
import {
  localAdjectives,
  localNouns,
  masculineNouns,
  neuterAdjectives,
  neuterNouns,
  participles,
  phraseEnds,
  type Forms,
} from './local-forms.data.ts';
import { isSeveral } from './several.ts';

/** How words follow their number: see `bendWords`. */
export type BendWords = typeof bendWords;
type Foreign = Exclude<Language, 'en'>;

/** Languages that write two nouns as one word, and put adjectives in front alone. */
const germanic: ReadonlySet<Language> = new Set(['de', 'nl', 'sv']);
/** Shorter ends are of other words: "Brei" is no egg. */
const shortestEnd = 3;

/**
 * "große Zwiebel, gehackt" for two of them: "große Zwiebeln, gehackt"; "cebolla roja" is "cebollas rojas". The first noun that is known, with the adjectives
 * beside it; `ofUnit` where it is that of a unit, so that what follows is another noun's. Text without a known noun, and English, stays.
 */
export function bendWords(
  text: string,
  recount: Recount,
  language: Language,
  ofUnit = false,
): string {
  if (language === 'en') return text;
  const several = isSeveral(recount.to, language);
  if (several === isSeveral(recount.from, language)) return text;
  const phrase = phraseOf(text);
  const forms = localNouns[language];
  const at = phrase.findIndex(({ lower }) => formOf(lower, forms, several, language) !== null);
  const noun = phrase[at];
  if (noun === undefined) {
    // "rases" of "rases de sucre", said of the spoon
    const [alone, ...others] = phrase;
    const word = alone && others.length === 0 ? adjective(alone, '', several, language) : null;
    return word === null ? text : text.replace(alone!.text, () => cased(word, alone!.text));
  }
  const bent = formOf(noun.lower, forms, several, language)!;
  const words = phrase.map((token, place) => {
    if (place === at) return cased(bent, token.text);
    const beside = place < at || !(ofUnit || germanic.has(language));
    const word = beside ? adjective(token, several ? noun.lower : bent, several, language) : null;
    return word === null ? token.text : cased(word, token.text);
  });
  const end = text.indexOf(',', phrase.at(-1)!.end);
  const rest = end === -1 || ofUnit ? '' : text.slice(end);
  return (
    phrase.reduceRight(
      (line, token, place) => line.slice(0, token.start) + words[place] + line.slice(token.end),
      text.slice(0, text.length - rest.length),
    ) + withParticiple(rest, several ? noun.lower : bent, several, language)
  );
}

/** The words before the first comma, bracket, figure or preposition. */
function phraseOf(text: string): Token[] {
  const tokens = tokenise(text);
  const end = tokens.findIndex(
    ({ kind, lower }) => (kind !== 'word' && lower !== '.') || phraseEnds.has(lower),
  );
  return (end === -1 ? tokens : tokens.slice(0, end)).filter(({ kind }) => kind === 'word');
}

/** The other number of a noun, or of one that ends in a known noun; null for others. */
function formOf(
  word: string,
  { several, one }: Forms,
  toSeveral: boolean,
  language: Language,
): string | null {
  const [from, known] = toSeveral ? [several, one] : [one, several];
  const whole = from.get(word) ?? (known.has(word) ? word : null);
  if (whole !== null) return whole;
  const hyphen = word.lastIndexOf('-') + 1;
  const last = hyphen > 0 ? from.get(word.slice(hyphen)) : undefined;
  if (last !== undefined) return word.slice(0, hyphen) + last;
  if (!germanic.has(language)) return null;
  // "brötchen", "Radieschen"
  if (language === 'de' && /.{2}chen$/.test(word)) return word;
  for (let cut = 2; cut <= word.length - shortestEnd; cut++) {
    const end = from.get(word.slice(cut));
    if (end !== undefined) return word.slice(0, cut) + end;
  }
  return null;
}

/** The other number of an adjective; `noun` in the singular. Null where it stays. */
function adjective(
  { text, lower }: Token,
  noun: string,
  several: boolean,
  language: Foreign,
): string | null {
  const isNeuter = /(?:chen|je)$/.test(noun) || endsIn(noun, neuterNouns[language]);
  if (language === 'de') {
    if (text !== lower || lower.length < 4) return null;
    if (several) return lower.replace(/e[rs]$/, 'e');
    const ending = isNeuter ? 'es' : endsIn(noun, masculineNouns) ? 'er' : 'e';
    return lower.replace(/e$/, ending);
  }
  // the Italian egg is feminine as soon as there are two
  const isEgg = noun === 'uovo';
  const [common, ofNeuter] = [localAdjectives[language], neuterAdjectives[language]];
  if (several) {
    const one = isEgg ? lower.replace(/o$/, 'a') : lower;
    return common?.several.get(one) ?? ofNeuter?.several.get(one) ?? null;
  }
  const one = (isNeuter ? ofNeuter : common)?.one.get(lower) ?? null;
  return isEgg ? (one?.replace(/a$/, 'o') ?? null) : one;
}

function endsIn(noun: string, nouns: ReadonlySet<string> | undefined): boolean {
  return [...(nouns ?? [])].some(
    (known) => noun === known || (known.length >= shortestEnd && noun.endsWith(known)),
  );
}

/** A word with the capitals of the one that it stands for: "Bio-Zitronen". */
function cased(word: string, before: string): string {
  const lower = before.toLowerCase();
  let same = 0;
  while (same < before.length && lower[same] === word[same]) same++;
  if (same > 0) return before.slice(0, same) + word.slice(same);
  return before === lower ? word : word.charAt(0).toUpperCase() + word.slice(1);
}

/** What was done to the food, where Romance languages say it behind a comma: "cebollas, picadas". */
function withParticiple(rest: string, noun: string, several: boolean, language: Foreign): string {
  const endings = participles[language];
  if (endings === undefined) return rest;
  return rest.replace(/^,\s*\p{L}+/u, (words) => {
    for (const [one, many] of endings) {
      const [from, to] = several ? [one, many] : [many, one];
      if (words.endsWith(from))
        return words.slice(0, -from.length) + (noun === 'uovo' ? eggEnding(to) : to);
    }
    return words;
  });
}

/** One egg is masculine in Italian, two are feminine. */
const eggEnding = (ending: string): string =>
  ending.endsWith('i') ? `${ending.slice(0, -1)}e` : ending.replace(/a$/, 'o');
