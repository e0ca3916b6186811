import { keepingAnswers } from '../words/answers-kept.ts';
import { lexicon } from '../foods/read-lexicon.ts';
import { foldText } from '../words/fold.ts';
import { languages, type Language } from '../words/language.ts';
import { eld } from 'eld/small';

const SHORTEST = 20;
/** Below this a list of English kitchen words is easily taken for one of these languages, which borrow many of them. */
const SHORT = 600;
const BORROWERS = new Set(['tl', 'ms']);
/** Of so few words several languages are nearly as likely: "Omelette, eggs, butter" is Italian by a thousandth. */
const FEW = 100;
const LEAD = 0.04;
const LONGEST = 4_000;
/** The same recipe is asked of in several forms. */
const MOST_SAMPLES = 20;

/** ISO 639-1 of the language most of the text is in, or null when it is too short to tell. */
export function languageOf(text: string): string | null {
  const sample = text
    .replace(/[\d¼-¾⅐-⅞]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
  return sample.length < SHORTEST ? null : languageOfSample(sample);
}

const languageOfSample = keepingAnswers(
  (sample): string | null => {
    const detected = eld.detect(sample);
    if (sample.length >= SHORT) return detected.language || null;
    const ranked = Object.entries(detected.getScores())
      .filter(([language]) => !BORROWERS.has(language))
      .sort(([, a], [, b]) => b - a);
    const [first, second] = ranked;
    if (first === undefined) return null;
    if (sample.length >= FEW) return first[0];
    return first[1] - (second?.[1] ?? 0) < LEAD ? null : languageOfFoods(sample, first[0]);
  },
  MOST_SAMPLES,
  LONGEST,
);

/**
 * The language whose names of foods a few words are, where they are taken for another that is akin to it: "tomate, cebolla, sal, aceite,
 * pimienta" is no Portuguese, as Spanish has more of its words.
 */
function languageOfFoods(sample: string, taken: string): string {
  const words = [...new Set(foldText(sample).match(/\p{L}{3,}/gu) ?? [])];
  const shares = languages
    .map((language) => ({
      language,
      count: words.filter((word) => foodWords(language).has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [best, next] = shares;
  if (best === undefined || next === undefined || best.count === next.count) return taken;
  const isPlain = best.count >= FEWEST_FOODS && best.count >= FOODS_SHARE * words.length;
  return isPlain ? best.language : taken;
}
const FEWEST_FOODS = 3;
const FOODS_SHARE = 0.75;

const known = new Map<Language, ReadonlySet<string>>();

/** The words of all names that a language has for foods. */
function foodWords(language: Language): ReadonlySet<string> {
  const found =
    known.get(language) ??
    new Set(
      lexicon().flatMap(({ names }) =>
        names[language].flatMap(({ forms }) => forms.flatMap((form) => foldText(form).split(' '))),
      ),
    );
  known.set(language, found);
  return found;
}
