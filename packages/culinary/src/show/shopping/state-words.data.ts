import { pattern } from '../../words/pattern.ts';
import { wordSet } from '../../words/word-list.ts';

/** How warm a food is at work, which no shop knows. */
export const kitchenStates = pattern(
  'giu',
)`(?<!\p{L})(?:(?:at )?room[ -]temperature|zimmerwarm\p{L}*|[àa] (?:température ambiante|
  temperatura ambiente)|em temperatura ambiente|op kamertemperatuur|rumsvarm\p{L}*|rumstempererad\p{L}*|\(ambient\))(?!\p{L})`;

/** How soft a fat is; of a cheese it is the sort. */
export const softWords = pattern(
  'giu',
)`(?<!\p{L})(?:(?:very )?soft|softened|(?:sehr )?weich\p{L}*|(?:très )?mou|molle|(?:en )?pommade|
  ramolli\p{L}*|morbid[oa]|ammorbidit[oa]|(?:a punto de )?pomada|bland[oa]|ablandad[oa]|reblandecid[oa]|(?:heel )?zachte?|
  amolecid[oa]|mole|(?:mycket )?mjuk[at]?)(?!\p{L})`;

/** How warm a liquid or a fat is at work; of a sauce or a pepper "hot" is the sort. */
export const warmthWords = pattern(
  'giu',
)`(?<!\p{L})(?:hot|warm|cold|chilled|boiling|lukewarm|tepid|melted|hei(?:ß|ss)\p{L}*|(?:lau)?warme[rsnm]?|
  kalte?[rsnm]?|kochend\p{L}*|kokende?|kokande|hirviendo|bouillant\p{L}*|bollent[ei]|fervente|zerlassen\p{L}*|geschmolzen\p{L}*|chaude?|tiède|froide?|fondue?|cald[oa]|tiepid[oa]|fredd[oa]|fus[oa]|
  caliente|tibi[oa]|fr[ií][oa]|derretid[oa]|hete?|koude?|gesmolten|quente|morn[oa]|gelad[oa]|varmt?|ljumme[nt]|kallt?|smält)(?!\p{L})`;

/** Fats that are worked soft, cold or molten. */
export const softFats = wordSet('butter salted-butter margarine lard cream-cheese mascarpone');

/** Of eggs, which are bought raw. */
export const boiledWords = pattern(
  'giu',
)`(?<!\p{L})(?:(?:hard|soft)[ -]?(?:boiled|cooked)|boiled|cooked|(?:hart|weich|wachsweich)?(?: |-)?gekocht\p{L}*|durs?|mollets?|
  sod[aeo]|dur[oa]s?|cocid[oa]s?|cozid[oa]s?|(?:hard|zacht)?gekookte?|(?:hård|löj)?kokta?)(?!\p{L})`;
