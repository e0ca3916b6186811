import { isFood } from '../../../foods/line-words.ts';
import { isInstructionForm, isToldForm } from '../../verbs/instruction-forms.ts';
import { foldLetters } from '../../../words/fold.ts';
import type { PageLine } from './page-line.ts';

/** So a French word begins that is said with an "é": before one consonant, or two that open a syllable. "Enrober", "Espacer" and "Essuyer" are none. */
const SAID_WITH_ACCENT =
  /(?<![\p{L}\p{M}'’-])E(?=(?:[bcdfgpt][lr]|ch|qu|[bcdfgjklmpqrtvz])[aeiouyé]\p{Ll}|n[aeiouyé]\p{Ll}{3})\p{Ll}{3,20}(?![\p{L}\p{M}])/gu;
/** A capital that kept its accent: this source prints them. */
const WITH_ACCENT = /(?<![\p{L}\p{M}])[ÀÂÇÉÈÊËÎÏÔÙÛ]\p{Ll}/u;

/**
 * Recognised pieces with the accent back that the recogniser lost above a capital: "Epluchez les pommes" beside "Étape 1". Only where the
 * source prints such accents, and only on orders of a kitchen; many write their capitals without.
 */
export function withCapitalAccents(pieces: readonly PageLine[]): PageLine[] {
  const printsAccents = pieces.some(
    ({ confidence, text }) => confidence !== undefined && WITH_ACCENT.test(text),
  );
  return pieces.map((piece) =>
    printsAccents && piece.confidence !== undefined
      ? { ...piece, text: piece.text.replace(SAID_WITH_ACCENT, (word) => accented(word)) }
      : piece,
  );
}

const accented = (word: string): string =>
  isInstructionForm(word, 'fr') || isToldForm(foldLetters(word), 'fr') ? `É${word.slice(1)}` : word;

/** "Poulet a la crème": what a dish is made with. "Elle a la crème" has it. */
const A_FOR_WITH =
  /(?<=^\p{Lu}\p{L}{2,20}(?:\s\p{L}{1,20}){0,3}\s)(?<!(?:[Ii]l|[Ee]lle|[Oo]n|[Qq]ui|y|Ça|ça)\s)a(?=\s(?:l['’]|la\s)(\p{L}{3,20}))/u;
const HAS_GRAVE = /(?:^|\s)à\s/u;
const LONGEST_NAME = 60;

/** Recognised names of dishes with the accent back on their "à", where the source has it elsewhere. */
export function withGraveInNames(pieces: readonly PageLine[]): PageLine[] {
  const hasGrave = pieces.some(
    ({ confidence, text }) => confidence !== undefined && HAS_GRAVE.test(text),
  );
  return pieces.map((piece) =>
    hasGrave && piece.confidence !== undefined && piece.text.length <= LONGEST_NAME
      ? {
          ...piece,
          text: piece.text.replace(A_FOR_WITH, (has, food: string) => (isFood(food) ? 'à' : has)),
        }
      : piece,
  );
}
