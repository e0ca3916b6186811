import type { Language } from '../ingredients/units.data.ts';
import { figuresIn, scaleFigures, type Figure } from './scale-figures.ts';
import { amountOpeners, labelOpeners, measureWords, unscaledUnits } from './scale-words.data.ts';

/** Words with their figures scaled as far as that is sure. */
export interface ScaledWords {
  text: string;
  /** Every figure is either scaled or one that does not grow with the recipe. */
  sure: boolean;
}

type Role = 'amount' | 'fixed' | 'unsure';

/**
 * Scales the amounts within the words behind a line's own amount: "plus 2 tbsp for dusting", "or 1 cup lard", "from 1 lemon".
 * Lengths, shares, times, sorts ("type 55") and weights of each piece stay as they are.
 */
export function scaleWords(text: string, factor: number, { language, packages = false }: WordOptions = {}): ScaledWords {
  if (factor === 1) return { text, sure: true };
  const role = (figure: Figure): Role => roleOf(figure, packages);
  const sure = figuresIn(text, language).every((figure) => role(figure) !== 'unsure');
  return { text: scaleFigures(text, factor, { language, isAmount: (figure) => role(figure) === 'amount' }), sure };
}

export interface WordOptions {
  language?: Language | undefined;
  /** Weights and volumes are what a package holds. */
  packages?: boolean;
}

function roleOf({ tokens, at, next }: Figure, packages: boolean): Role {
  const before = tokens[at - 1];
  const after = tokens[next];
  // "7-Up", "B12", "00", "-18"
  if (before !== undefined && tokens[at]?.attached === true && (before.kind === 'word' || before.lower === '-' || before.lower === '#')) return 'fixed';
  if (/^0\d*$/.test(tokens[at]?.text ?? '')) return 'fixed';
  const unit = after?.lower === '-' ? tokens[next + 1]?.lower ?? '' : after?.lower ?? '';
  if (unscaledUnits.has(unit) || labelOpeners.has(before?.lower ?? '') || before?.lower === '×') return 'fixed';
  if (tokens.slice(next, next + 4).some(({ lower }) => lower === 'each' || lower === 'jeweils' || lower === 'cada')) return 'fixed';
  if (measureWords.has(unit)) return packages ? 'fixed' : 'amount';
  if (after === undefined || after.kind !== 'word') return 'unsure';
  return amountOpeners.has(before?.lower ?? '') ? 'amount' : 'unsure';
}
