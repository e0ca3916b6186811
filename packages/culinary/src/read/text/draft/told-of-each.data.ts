import { pattern } from '../../../words/pattern.ts';

/** What says of an amount that it goes into each of several: "in each", "in jedes Glas", "dans chacun", "in ogni vasetto", "en cada tarro". */
export const OF_EACH = pattern('iu')`
  (?<!\p{L})(?:(?:in|into|on|onto|to|for|per|inside) (?:each|every)|(?:each|every) (?:jar|bottle|glass|tin|dish|bowl|mould|mold|bun|parcel|portion)|
  (?:in|auf|zu|über|für|unter) jede[snmr]?|pro (?:glas|flasche|form|schale|portion|stück)|je (?:glas|flasche|form|schale|portion)|
  (?:dans|sur|par|pour|à|de) ch(?:acune?|aque)|par (?:bocal|bouteille|pot|moule|verrine)|
  (?:in|su|per|a|di) (?:ciascun[oa]?|ogni|ognun[oa])|
  (?:en|sobre|a|para|de|por) cada|por (?:tarro|frasco|bote|botella|molde))(?!\p{L})
`;
