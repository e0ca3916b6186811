import { foldText } from '../../words/fold.ts';

/** Words of a size that a line states, folded, as the tables of portions call it. */
const sizes: readonly (readonly [size: string, words: RegExp])[] = [
  ['jumbo', /^(?:extra[- ]large|jumbo|huge|enorm\w*|xl)\b/],
  [
    'small',
    /^(?:small\w*|sm|baby|mini|klein\w*|kl|petite?s?|pte?s?|piccol\w|pequen\w+|liten|litet|sma)\b/,
  ],
  [
    'large',
    /^(?:large\w*|lg|big\w*|hefty|gross?\w*|gr|grosses?|grande?s?|gdes?|gds?|groot|grote|flinke|stora?|stort)\b/,
  ],
  [
    'medium',
    /^(?:medium|med|md|average|mittel\w*|mittl\w*|moyen\w*|medi[oae]s?|median\w+|middelgrote|mellanstora?)\b/,
  ],
  ['thin', /^(?:thin|dunn\w*|fin\w?s?|sottil\w|tunn\w)\b/],
  ['thick', /^(?:thick|dick\w*|epaiss\w+|gruesas|dikke|tjocka)\b/],
  [
    'heaped',
    /^(?:heap\w+|generous|rounded|gehauf\w+|geh|bombe\w*|colm\w+|abbondant\w|opgehoopte|ragad\w?)\b/,
  ],
  ['scant', /^(?:scant|knapp\w*|scars\w|escas\w+)\b/],
];

/** The size that a line states of its pieces or measures, as the tables of portions call it; null for none. */
export function sizeOf(stated: string | null): string | null {
  if (stated === null) return null;
  const words = foldText(stated).split(/[\s,]+/);
  return sizes.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? null;
}

/** What a spoon or cup holds that is not level. */
export const fillOf = (size: string | null): number =>
  size === 'heaped' ? 1.5 : size === 'scant' ? 0.9 : 1;
