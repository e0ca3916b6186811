import { balanceRules } from './balance-rules.ts';
import { companionRules } from './companion-rules.ts';
import type { WineStyle } from './styles.data.ts';
import type { WineDish } from './wine-dish.ts';

/** One rule of what goes with what. */
export interface WineRule {
  id: string;
  applies(dish: WineDish): boolean;
  /** More is better, and less than nothing speaks against it. */
  points(style: WineStyle, dish: WineDish): number;
  /** Why it speaks for a style, in a sentence that names what of the dish decides. */
  reason(dish: WineDish, style: WineStyle): string;
}

export const wineRules: readonly WineRule[] = [...companionRules, ...balanceRules];
