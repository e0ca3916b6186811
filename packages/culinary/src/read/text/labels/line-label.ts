/**
 * What a line of a text is, one letter each. A small letter goes on with the line above it.
 *
 * - `T` the dish's name
 * - `F` facts: servings, times, difficulty
 * - `H` heading of the ingredients, `M` of the method, `G` of a part of either ("For the sauce")
 * - `I` one ingredient, `L` several in one line
 * - `S` a step, `K` a step's number alone
 * - `N` what else is about the dish: introduction, tip, storage, equipment, nutrition
 * - `X` what stands around the recipe: navigation, adverts, chat stamps, comments, other recipes
 */
export const LINE_LABELS = [
  'T',
  't',
  'F',
  'H',
  'M',
  'G',
  'I',
  'i',
  'L',
  'l',
  'K',
  'S',
  's',
  'N',
  'n',
  'X',
] as const;

export type LineLabel = (typeof LINE_LABELS)[number];

/** A line's label, and how sure it is. */
export interface LabelledLine {
  label: LineLabel;
  /** 0 to 1: how likely the label is, all readings of the text taken together. */
  certainty: number;
  /** How likely it is of the list, and of the method, whatever its label. */
  listed: number;
  told: number;
  /** How likely it stands around the recipe. */
  around: number;
}
