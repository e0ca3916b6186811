import { pattern, source } from '../../../words/pattern.ts';

const MEMBER = source`(?<name>[\p{L}\p{N}_.@-]{2,30}(?:\s[\p{L}\p{N}_.-]{1,20}){0,2}?)`;
/** "#2  Rina_nipote     Messaggi: 2.311": a post that is counted, and who wrote it. */
export const NUMBERED_POST = pattern(
  'u',
)`^#(?<count>\d{1,4})\s{1,4}${MEMBER}(?:\s{2,40}\S.{0,120})?$`;
/** "OldGamekeeper          Thu 14 Nov, 20:41", "Anneliese": the first line above how much a member has written. */
export const MEMBER_LINE = pattern('u')`^${MEMBER}(?:\s{2,80}\S.{0,60})?$`;
/** "Posts: 1,907": how much a member has written, below the name. */
export const HAS_WRITTEN = pattern('iu')`
  ^(?:posts?|messages?|comments?|beiträge|nachrichten|kommentare|messaggi|interventi|mensajes|aportes|berichten|mensagens|inlägg)\s?:\s?\d[\d.,\s]{0,8}$
`;

const STAMP_TIME = source`\d{1,2}(?:[:.]|\s?h\s?)\d{2}(?:\s?(?:[ap]\.?m\.?|uhr|h))?`;
/** "von Wattwurm » So 24. Aug 2014, 21:10", "Jo_K wrote on 3 May 2019, 8:01 pm:": who wrote a post, and on which day at what time. */
export const STAMPED_POST = pattern('iu')`
  ^(?:(?:(?:post(?:ed)?|beitrag|message|messaggio|mensaje|publi[ée]|publicado|scritto|geschrieben)\s?)?(?:by|von|par|da|por|de)\s)?
  (?<name>(?=\S*\p{L})[\p{L}\p{N}_.@-]{2,30}(?:\s(?!(?:by|von|vom|par|da|por|de|am|on|le|il|el|at|um|à|alle)\s)[\p{L}\p{N}_.-]{1,20}){0,2}?)
  (?:\s?[»›|•·,(@–—-]\s?|\s(?:schrieb|wrote|said|a\s[ée]crit|ha\sscritto|escribió|dijo)?\s?(?:am|on|le|il|el)\s|\s{1,20}(?=\d{1,4}[.\/\-]\d))
  (?:[\p{L}.]{1,10},?\s){0,3}\d{1,4}[.\/ \-](?:\s?(?:de\s)?[\p{L}\d]{1,10}[.\/ \-]?){0,3},?\s?(?:at|um|à|a\slas|alle|ore|-|–)?\s?${STAMP_TIME}\s?[):]{0,2}$
`;
