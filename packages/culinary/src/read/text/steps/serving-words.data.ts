import { pattern } from '../../../words/pattern.ts';
import { wordSet } from '../../../words/word-list.ts';

/** "Servite subito, ...", "Sofort servieren.", "Servez bien chaud": nobody else is told to, and nothing in one case or besides. */
export const SERVE = pattern('iu')`
  ^(?:(?:serve(?:(?: it| them)? (?:at once|immediately|straight away|hot|warm|
  cold|chilled|piping hot|with|in|on|from|sprinkled|topped|garnished|lukewarm))|dish up)|
  (?:servi(?:te|re|amo)?|impiatta(?:te|re)?|portate in tavola)(?:l[aeio])?(?= (?:subito|cald|tiepid|fredd|ben|immediat|con|nei|in|su|i |il |la |le |gli )|[.,])|
  (?:servez|sers|servir|dégustez|déguste)(?:[- ](?:les?|la))?(?= (?:aussitôt|immédiatement|tout|bien|très|chaud|tiède|froid|frais|avec|dans|sur|sans)|[.,])|
  (?:sírve|sirve|servid|sirva|servir)(?:l[oae]s?|se)?(?= (?:en seguida|enseguida|inmediatamente|al momento|
  de inmediato|bien|muy|caliente|tibi|frí|templad|con|en|sobre)|[.,])|
  (?:serviere|serviert|servier|richte|richtet)\s\S.*|\S.{0,90}(?<![\p{L}])(?:servieren|anrichten|auftragen)[.!]?$|
  (?:serveer|dien|direct serveren|servera|sirva)\s\S.*)
`;

/** What is done with a dish last, before it is served. Folded. */
export const FINISHES = wordSet(`
  garnish decorate sprinkle dust scatter drizzle
  garnieren garniere garniert dekorieren dekoriere dekoriert verzieren verziere verziert bestreuen bestreue bestreut bestauben bestaube bestaubt betraufeln betraufle
  garnir garnissez garnis decorer decorez decore parsemer parsemez parseme saupoudrer saupoudrez saupoudre arroser arrosez
  guarnire guarnite guarnisci guarnisco decorare decorate decora spolverare spolverate spolvera spolverizzare cospargere cospargete cospargi
  adornar adorna adorne adornad adornamos decorar decorad decore espolvorear espolvorea espolvoree espolvoread rociar rocia
  garneren garneer bestrooien bestrooi versieren versier
  enfeitar enfeite polvilhar polvilhe decorem garnera dekorera stro pudra
`);

/** What a last step says of when the dish is done: "Fertig sind sie, wenn es knistert.", "They are done when they sound hollow." */
export const SAYS_WHEN_DONE = pattern('iu')`
  ^(?:(?:fertig|gar|durch) (?:sind|ist) (?:sie|er|es|das|die|der)(?: \p{L}{3,20})?,? (?:wenn|sobald)|(?:sie|er|es|das|die|der)(?: \p{L}{3,20})? (?:sind|ist) (?:fertig|gar|durch),? (?:wenn|sobald)|
  (?:they|it|the \p{L}{3,20}) ?(?:['’](?:re|s)|is|are) (?:done|ready|cooked) (?:when|once|as soon as)|
  (?:c['’]est|ils sont|elles sont|il est|elle est) (?:prêt|cuit)e?s? (?:quand|lorsqu|dès qu)|(?:è|sono) (?:pront|cott)[oaie] quando|est[áa]n? (?:list|hech)[oa]s? cuando)(?!\p{L})
`;
