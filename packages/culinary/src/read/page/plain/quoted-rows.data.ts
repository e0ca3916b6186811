import { pattern } from '../../../words/pattern.ts';

/** What stands above the words that a message quotes: "Zitat von Ada", "Quote:", "Ada wrote:". */
export const OF_QUOTE = pattern('iu')`
  ^(?:zitat|quote|citation|citazione|cita|citação|citaat)(?:\s?:|$|\s(?:von|aus|of|from|by|de|di|da|van)\s\S)|
  ^originally\sposted\sby\s\S|
  ^\S.{0,40}\s(?:schrieb|hat\sgeschrieben|wrote|said|a\sécrit|ha\sscritto|escribió|dijo|escreveu|schreef)\s?:$
`;
