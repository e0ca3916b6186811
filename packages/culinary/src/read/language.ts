import { keepingAnswers } from '../words/answers-kept.ts';
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
    return sample.length < FEW && first[1] - (second?.[1] ?? 0) < LEAD ? null : first[0];
  },
  MOST_SAMPLES,
  LONGEST,
);
