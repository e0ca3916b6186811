import { spelledNumbers } from './time-words.data.ts';

/** German ones before tens, Italian and Spanish tens before ones, in one word. Folded. */
const ONES_FIRST = /^(\p{L}{3,6})und(\p{L}{6,8})$/u;
const TENS_FIRST =
  /^(vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?(uno|due|tre|quattro|cinque|sei|sette|otto|nove)$/u;
const VEINTI = /^veinti(uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)$/u;
const TENS: Readonly<Record<string, number>> = {
  vent: 20,
  trent: 30,
  quarant: 40,
  cinquant: 50,
  sessant: 60,
  settant: 70,
  ottant: 80,
  novant: 90,
};

/** "sixish", and as a noun "sechse": about so many. Folded. */
const ABOUT = /^(?:(\p{L}{3,12}?)i?sh|((?:vier|funf|sechs|sieben|neun|zehn|zwolf)(?=e$))e)$/u;

/** A folded word without an ending that makes its number a rough one: "sixish", "dozenish", "sechse". */
export function exactly(word: string): string {
  const [, english, german] = ABOUT.exec(word) ?? [];
  return english ?? german ?? word;
}

/** The number a folded word says: "four", "vierunddreißig", "trentadue", "veintiséis", "sixish". */
export function spelledNumber(word: string): number | undefined {
  const known = spelledNumbers[word] ?? spelledNumbers[exactly(word)];
  if (known !== undefined) return known;
  const [, ones = '', tens = ''] = ONES_FIRST.exec(word) ?? [];
  const sum = (spelledNumbers[ones] ?? NaN) + (spelledNumbers[tens] ?? NaN);
  if (Number.isInteger(sum) && sum > 20) return sum;
  const [, ten = '', one = ''] = TENS_FIRST.exec(word) ?? [];
  if (one !== '') return TENS[ten]! + spelledNumbers[one]!;
  const [, few = ''] = VEINTI.exec(word) ?? [];
  return few === '' ? undefined : 20 + spelledNumbers[few]!;
}
