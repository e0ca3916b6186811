import { pattern } from '../../../words/pattern.ts';
import { wordSet } from '../../../words/word-list.ts';

/** Right before an amount: what it counts shows how large or of what shape something is, or what it is made into. Folded. */
export const LIKENED_BY = pattern('u')`
  (?:^|[\s,])(?:
  (?:size|shape|thickness|width|colou?r)s?\sof
  |(?:taille|grosseur|forme|epaisseur|couleur)s?\s(?:de|d['’])
  |(?:tamano|grosor|forma|color)s?\s(?:de|del)
  |(?:grandezza|dimension[ei]|grossezza|spessore|forma|colore)\s(?:di|d['’])
  |(?:grosse|dicke|form|farbe)(?:\svon)?
  |zu
  )\s?$
`;

/** Of what each piece gets, in its clause: "in jede ein Stück Würfelzucker". Folded. */
export const PER_PIECE =
  /(?:^|\s)(?:(?:in|into|on|onto|to|over|inside|for) each|each (?:one|piece|slice)|(?:in|auf|um|fur|uber|zwischen) jede[nmsr]?|jeweils|(?:dans|sur|pour|entre) chaque|chacune?s?|(?:in|su|per|sopra) (?:ogni|ciascun[oa]?|ognun[oa])|(?:en|a|sobre|para|por) cada)(?=\s|[.,;:!?]|$)/u;

/** Counting words that an article opens: "une dizaine de morceaux". */
export const DOZENS: ReadonlySet<string> = wordSet(`
  dozen dutzend douzaine dizaine quinzaine vingtaine trentaine
  dozzina decina quindicina ventina trentina docena decena quincena veintena treintena dezena dúzia dozijn dussin
`);
