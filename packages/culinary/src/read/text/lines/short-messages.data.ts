import { pattern } from '../../../words/pattern.ts';

/** The number of a part of a message: "(2/4)", "[2/4]", "Teil 2/4:", "2/4)". */
const PART = String.raw`(?:[(\[](\d{1,2})\s?/\s?(\d{1,2})[)\]]|(?:sms|part|teil|partie|parte)\s(\d{1,2})\s?(?:/|of|von|de|di|sur)\s?(\d{1,2})\s?[:.)-]?|(\d{1,2})/(\d{1,2})[):])`;
/** "3/5" behind what is said; fewer parts would be a fraction. */
const BARE_PART = String.raw`(?<=\s)(\d{1,2})/([3-9]|\d{2})`;
export const PART_FIRST = new RegExp(String.raw`^${PART}\s{0,3}`, 'i');
export const PART_LAST = new RegExp(String.raw`(?:^|[^\d\s])\s{0,3}(?:${PART}|${BARE_PART})$`, 'i');

/** What the company that carries messages says between them, folded in no way. */
export const OPERATOR_LINE = pattern('iu')`
  ^(?:\*{0,3}\s?)?(?:(?:free ?msg|info(?:-sms)?|service(?:nachricht)?|netzinfo)\s?[:!]|
  (?:your (?:balance|credit|bill|data (?:plan|volume))|you have \d{1,3} (?:new|missed)|message (?:sent|delivered|not sent)|
  delivery report|low balance|welcome to)(?![\p{L}])|
  (?:dein|ihr) (?:guthaben|datenvolumen|tarif|highspeed-volumen)|(?:du hast|sie haben) (?:\d{1,3}|ein(?:en|e)?) (?:neuen? )?
  (?:nachricht|anruf|sprachnachricht)|nachricht (?:gesendet|zugestellt)|zustellbericht|willkommen (?:in|bei|im)|
  votre (?:solde|crédit|forfait)|vous avez (?:\d{1,3}|un) (?:nouveau|appel|message)|message (?:envoyé|remis)|accusé de réception|
  il (?:tuo|suo) (?:credito|traffico|piano)|(?:hai|ha) \d{1,3} (?:nuov|chiamat)|messaggio (?:inviato|consegnato)|
  (?:tu|su) (?:saldo|bono|factura|recarga)|(?:tienes|tiene) \d{1,3} (?:mensaje|llamada)|mensaje (?:enviado|entregado)).{0,160}$
`;
