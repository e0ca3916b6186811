import { pattern } from '../../../words/pattern.ts';

/** What says of a dish how much comes of it: "Con esto salen 10 raciones", "we got eight out of it". */
export const COMES_OF_IT = pattern('iu')`
  (?<![\p{L}])(?:makes|made|gives|yields|yielded|(?:we|you|i) (?:get|got)|comes? out|serves|feeds|cuts into|
  ergibt|ergeben|(?:das|es|davon) gibt|gibt(?:['’]?s| das| es)|kommen|kamen|reicht|reichen|rausbekommen|herausbekommen|rausgekriegt|herausgekriegt|
  donne|donnent|on obtient|on en (?:fait|sort|tire)|ça (?:en )?(?:fait|donne)|en ai (?:eu|fait|sorti|tiré)|
  vengono|escono|(?:sono|son) (?:venut|uscit)[ie]|(?:se )?ne (?:ricav|fann|vengon|escon)[oi]?|mangiano in|rende|basta per|bastano per|
  salen|salieron|han salido|rinde|rinden|da para|dan para|dio para|comen)(?![\p{L}])
`;
