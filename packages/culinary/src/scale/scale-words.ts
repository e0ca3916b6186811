import type { Language } from '../ingredients/units.data.ts';
import { figuresIn, scaleFigures, type Figure } from './scale-figures.ts';
import { amountOpeners, eachOpeners, labelOpeners, measureWords, perPackageWords, perPieceMarks, unscaledUnits } from './scale-words.data.ts';

/** Words with their figures scaled as far as that is sure. */
export interface ScaledWords {
  text: string;
  /** Every figure is either scaled or one that does not grow with the recipe. */
  sure: boolean;
}

type Role = 'amount' | 'fixed' | 'unsure';

export interface WordOptions {
  language?: Language | undefined;
  /** What one package holds, where the line counts packages. */
  packageSize?: number | null;
  /** The food of the line; a figure that ends it ("San Marzano 28") is part of its name. */
  name?: string;
}

/**
 * Scales the amounts within the words behind a line's own amount: "plus 2 tbsp for dusting", "or 1 cup lard", "from 1 lemon".
 * Lengths, shares, times, sorts ("type 55"), prices, and what each piece or package holds stay as they are.
 */
export function scaleWords(text: string, factor: number, { language, packageSize = null, name = '' }: WordOptions = {}): ScaledWords {
  if (factor === 1) return { text, sure: true };
  const figures = figuresIn(text, language);
  const role = (figure: Figure): Role => (isPackageSize(figure, packageSize) || endsName(figure, text, name) ? 'fixed' : roleOf(figure));
  return { text: scaleFigures(text, factor, { language, isAmount: (figure) => role(figure) === 'amount' }), sure: figures.every((figure) => role(figure) !== 'unsure') };
}

/** The size itself, and another reading of it: "(794 g / 28 oz)", "340 g drained weight". */
function isPackageSize({ quantity, tokens, at, next }: Figure, size: number | null): boolean {
  if (size === null) return false;
  const around = tokens.slice(Math.max(0, at - 5), next + 4);
  return quantity === size || around.some(({ lower }) => perPackageWords.has(lower)) || (/[/(,–-]/.test(tokens[at - 1]?.lower ?? '') && tokens.slice(Math.max(0, at - 5), at).some(({ text }) => Number(text) === size));
}

/** "San Marzano 28", "beef 80/20". */
function endsName({ tokens, at, next }: Figure, text: string, name: string): boolean {
  const last = /\d[\d/.,–-]*$/.exec(name);
  const start = text.indexOf(name);
  if (last === null || start === -1) return false;
  return (tokens[at]?.start ?? 0) >= start + last.index && (tokens[next - 1]?.end ?? Infinity) <= start + name.length;
}

function roleOf({ tokens, at, next }: Figure): Role {
  const before = tokens[at - 1];
  const after = tokens[next];
  const opener = before?.lower ?? '';
  // "7-Up", "B12", "00", "$2.99"
  if (before !== undefined && tokens[at]?.attached === true && (before.kind === 'word' || /[-#$€£]/.test(opener))) return 'fixed';
  if (/^0\d*$/.test(tokens[at]?.text ?? '') || opener === '×') return 'fixed';
  const unit = (after?.lower === '-' ? tokens[next + 1] : after)?.lower ?? '';
  if (unscaledUnits.has(unit) || eachOpeners.has(opener) || tokens.slice(next, next + 4).some(({ lower }) => perPieceMarks.has(lower))) return 'fixed';
  if (measureWords.has(unit)) return 'amount';
  if (labelOpeners.has(opener)) return 'fixed';
  return after?.kind === 'word' && amountOpeners.has(opener) ? 'amount' : 'unsure';
}
