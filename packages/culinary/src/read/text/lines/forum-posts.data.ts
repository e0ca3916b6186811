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
