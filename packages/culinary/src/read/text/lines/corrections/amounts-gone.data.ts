import { pattern } from '../../../../words/pattern.ts';

/** What says right behind an amount that it was so once: "400 was when there were two of us", "trecento erano con quelle nuove", "drei waren es nur früher". */
export const WAS_BEHIND = pattern('iu')`
  ^(?:\s\p{L}[\p{L}'’]{0,14}){0,2}\s(?:was|were|used to be|war|waren|c['’]était|était|étaient|era|erano|eran|fue|fueron)(?!\p{L})
`;

/** What says right before an amount that somebody had counted or written it so: "ne avevo contate tre", "I had put", "habíamos puesto", "hatte oben". */
export const HAD_BEFORE = pattern('iu')`
  (?<!\p{L})(?:i['’]d|(?:i|we) had|hatte|hatten|avais|avions|avevo|avevamo|había|habíamos)(?:\s\p{L}{1,15}){0,3}\s$
`;

/** What says right before a bare number what came of it: "con 150 viene molle", "mit 250 läuft er davon", "with two it never sets". */
export const WITH_BEFORE = pattern('iu')`
  (?<!\p{L})(?:with|at|mit|bei|avec|à|con|a)\s(?:only |just |nur |seulement |solo |sólo |the |die |den |les |i |le |los |las )?$
`;

/** What says right before an amount what came of it, or whose it is, further back in its clause. */
export const BECAUSE = pattern('iu')`
  (?<!\p{L})(?:because|since|weil|denn|da|parce qu(?:e|['’])|car|puisque|perché|poiché|siccome|porque|pues|ya que)(?!\p{L})[^,;:.!–—]{0,40}$
`;

/** What is written now where somebody looks it up: "da steht 350", "it says 350", "pone 350"; the only amount that is said stands. */
export const READS_NOW = pattern('iu')`
  (?<!\p{L})(?:says|steht|stehen|dice|pone|c['’]è scritto|elle dit|ça dit|indique|reads)\s?$
`;
