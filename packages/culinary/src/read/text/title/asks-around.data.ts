import { pattern } from '../../../words/pattern.ts';

/** "Does anybody have a decent crab soup": what is asked of all who read it. */
export const ASKS_AROUND = pattern('iu')`
  (?<!\p{L})(?:(?:does|has|can|could|would|do) (?:any(?:body|one)|someone|somebody|any of you|you)|any(?:body|one) (?:have|got|know)|looking for|i['’]m after|
  (?:hat|kennt|weiß|kann|hätte) (?:jemand|einer|wer|von euch|mir jemand)|(?:hat|kennt) wer|(?:suche|gesucht)|
  (?:quelqu['’]un|qqn|qui) (?:a|aurait|connaît|connaîtrait|peut|pourrait)|je (?:cherche|recherche)|
  (?:qualcuno|chi) (?:ha|avrebbe|conosce|può|mi)|(?:cerco|cercavo)|
  (?:alguien|quién) (?:tiene|tendría|conoce|sabe|puede|me)|busco)(?!\p{L})
`;
