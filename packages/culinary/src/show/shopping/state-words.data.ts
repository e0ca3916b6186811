import { pattern } from '../../words/pattern.ts';
import { wordSet } from '../../words/word-list.ts';

/** How warm a food is at work, which no shop knows. */
export const kitchenStates = pattern(
  'giu',
)`(?<!\p{L})(?:(?:at )?room[ -]temperature|zimmerwarm\p{L}*|[àa] (?:température ambiante|
  temperatura ambiente)|em temperatura ambiente|op kamertemperatuur|rumsvarm\p{L}*|rumstempererad\p{L}*)(?!\p{L})`;

/** How soft a fat is; of a cheese it is the sort. */
export const softWords = pattern(
  'giu',
)`(?<!\p{L})(?:(?:very )?soft|softened|(?:sehr )?weich\p{L}*|(?:très )?mou|molle|(?:en )?pommade|
  ramolli\p{L}*|morbid[oa]|ammorbidit[oa]|(?:a punto de )?pomada|bland[oa]|ablandad[oa]|reblandecid[oa]|(?:heel )?zachte?|
  amolecid[oa]|mole|(?:mycket )?mjuk[at]?)(?!\p{L})`;

/** Fats that are worked soft. */
export const softFats = wordSet('butter salted-butter margarine lard cream-cheese mascarpone');
