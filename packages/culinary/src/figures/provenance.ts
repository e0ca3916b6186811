import type { Confidence, Provenance } from './food-figures.ts';
import { nameOf, type TableEntry } from './read-figures.ts';

const order: readonly Confidence[] = ['low', 'medium', 'high'];

/** The lesser of two. */
export const lesser = (one: Confidence, other: Confidence): Confidence =>
  order.indexOf(one) < order.indexOf(other) ? one : other;

/** Figures of one food as those of another: of a kind of it they are good, of what is much like it an estimate. */
export function inherited<Of extends Provenance>(
  figures: Of,
  { from, likeness }: Extract<TableEntry, { from: string }>,
): Of {
  return {
    ...figures,
    confidence: lesser(figures.confidence, likeness === 'same' ? 'medium' : 'low'),
    inheritedFrom: figures.inheritedFrom ?? { id: from, name: nameOf(from) },
  };
}

/** Of figures that are those of what a food is usually made of. */
export function ofParts(parts: readonly (readonly [food: string, grams: number])[]): Provenance {
  const names = parts.map(([food]) => nameOf(food)).join(', ');
  return {
    source: `Estimated from typical ingredients: ${names}`,
    confidence: 'low',
    inheritedFrom: null,
    madeOf: names,
  };
}
