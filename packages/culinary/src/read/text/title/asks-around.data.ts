import { pattern } from '../../../words/pattern.ts';

/** "Does anybody have a decent crab soup": what is asked of all who read it. */
export const ASKS_AROUND = pattern('iu')`
  (?<!\p{L})(?:(?:does|has|can|could|would|do) (?:any(?:body|one)|someone|somebody|any of you|you)|any(?:body|one) (?:have|got|know)|(?:does|has) (?:nobody|no one)|looking for|i['’]m after|
  (?:hat|kennt|weiß|kann|hätte) (?:denn |noch |hier ){0,2}(?:jemand|einer|wer|von euch|mir jemand|keiner|niemand)|(?:hat|kennt) wer|(?:suche|gesucht)|
  (?:quelqu['’]un|qqn|qui) (?:a|aurait|connaît|connaîtrait|peut|pourrait)|je (?:cherche|recherche)|personne n['’](?:a|aurait)|
  (?:qualcuno|nessuno|chi) (?:ha|avrebbe|conosce|può|mi)|(?:cerco|cercavo)|
  (?:alguien|nadie|quién) (?:tiene|tendría|conoce|sabe|puede|me)|busco)(?!\p{L})
`;

/** "Zitat von rheinhexe: ...", "Quote from tinstove: ...": what stands behind is said by somebody else. */
export const QUOTES_SOMEBODY = pattern('iu')`
  ^(?:(?:quot(?:e|ing)(?: from)?|originally posted by|zitat(?: von)?|citation(?: de)?|citazione(?: d[ai])?|citato da|cita(?: de)?|citando a)\s[\p{L}\p{N}_.@-]{2,30}\s?:\s|
  [\p{L}\p{N}_.@-]{2,30}\s(?:wrote|said|schrieb|hat geschrieben|a (?:écrit|dit)|ha scritto|escribió|dijo)\s?:\s|>\s)
`;
