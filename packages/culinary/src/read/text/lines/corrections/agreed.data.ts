import { pattern } from '../../../../words/pattern.ts';

/** What opens a message that gives in to what another said of the recipe: "ok ok", "stimmt", "il a raison". */
export const GIVES_IN = pattern('iu')`
  ^(?:(?:oh|ah|ach|äh|eh|hm+|ay|uy|bueno|bon|ma|aber|but|pero|mais|pues),?\s)?
  (?:ok(?:ay|ey)?|yes|yeah|yep|right|true|correct|exactly|fine|fair enough|quite right|good point|my (?:mistake|bad)|(?:s?he|they|you|\p{L}{2,15})(?:['’]s|['’]re| is| are) right|
  ja|jo|jup|stimmt|richtig|genau|recht|klar|gut|na gut|(?:du|er|sie|\p{L}{2,15}) (?:hat|hast|haben) recht|
  oui|ouais|d['’]accord|exact(?:ement)?|c['’]est (?:vrai|ça)|(?:tu|il|elle|\p{L}{2,15}) (?:as|a|ont) raison|
  sì|si|vero|giusto|esatto|va bene|(?:hai|ha|hanno) ragione|
  sí|vale|cierto|exacto|verdad|de acuerdo|es verdad|(?:tienes|tiene) razón)(?![\p{L}])
`;
/** What says so behind a name or an amount: "Carla ha ragione", "200 g de sucre, il a raison". */
export const SAYS_RIGHT = pattern('iu')`
  (?<!\p{L})(?:(?:is|are|['’]s|['’]re) right|(?:hat|hast|haben) recht|(?:as|a|avez|ont) raison|(?:hai|ha|avete|hanno) ragione|(?:tienes|tiene|tenéis|tienen) razón)(?!\p{L})
`;
