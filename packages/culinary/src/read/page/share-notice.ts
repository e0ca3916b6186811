import { pattern } from '../../words/pattern.ts';

/** What an app calls a page that somebody shares: "Ada sent you a recipe". It names no dish. */
const notice = pattern('iu')`
  ^.{0,60}\s(?:(?:has\s)?(?:sent|shared)\s(?:you\s)?(?:a|this|an)\srecipe(?:\swith\syou)?|
  hat\s(?:dir\s|ihnen\s|euch\s)?(?:ein|dieses)\srezept\s(?:mit\s(?:dir|ihnen|euch)\s)?(?:geteilt|geschickt|gesendet)|
  (?:t['’]a\s|vous\sa\s|a\s)(?:envoyé|partagé)\sune\srecette(?:\savec\s(?:toi|vous))?|
  (?:ti\s|vi\s)?ha\s(?:inviato|mandato|condiviso)\suna\sricetta(?:\scon\s(?:te|voi))?|
  (?:te\s|os\s|le\s)?ha\s(?:enviado|mandado|compartido)\suna\sreceta(?:\scontigo)?|
  heeft\s(?:je\s|u\s)?een\srecept\s(?:met\s(?:je|u)\s)?(?:gestuurd|gedeeld)|
  (?:enviou|partilhou|compartilhou)(?:-te)?\suma\sreceita(?:\scom\svocê|\scontigo)?|
  har\s(?:delat|skickat)\sett\srecept(?:\s(?:med|till)\sdig)?)[.!]?$
`;

export const isShareNotice = (text: string): boolean => text.length <= 100 && notice.test(text);
