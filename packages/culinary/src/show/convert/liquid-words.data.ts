import { words } from '../../words/word-list.ts';

/** Liquids of which ounces may be a weight or fluid ounces, by their last words. */
export const LIQUIDS: ReadonlySet<string> = new Set(
  words(`
    milk buttermilk water stock broth bouillon oil vinegar half-and-half dashi
    leche agua caldo aceite vinagre nata leite óleo azeite
  `),
);
/** Creams that are poured: "heavy cream". */
export const POURED_CREAM = /(?:heavy|double|single|light|whipping|pouring|table) cream$/iu;
/** What is called a milk or an oil and is weighed. */
export const NO_LIQUID =
  /(?:condensed|powdered|dry|dried|malted|coconut) (?:milk|buttermilk|oil|water)$/iu;
