import { pattern } from '../../../words/pattern.ts';

/** The labels of a mail's head, by what they name. */
export const MAIL_LABELS = {
  sender: /^(?:from|von|de|da|van|från)$/i,
  subject: /^(?:subject|betreff|objet|oggetto|asunto|onderwerp|assunto|ämne)$/i,
  other: pattern('iu')`
    ^(?:to|cc|bcc|date|sent|reply-to|an|kopie|gesendet|datum|antwort an|à|envoyé|date d'envoi|a|
    inviato|data|para|enviado(?: el)?|fecha|aan|verzonden|till|skickat|
    attachments?|attached|anhang|anhänge|anlagen?|pièces? jointes?|allegat[oi]|(?:archivos? )?adjuntos?|bijlagen?|anexos?|bilag(?:a|or)|
    priority|priorität|wichtigkeit|importance|priorità|prioridad)$
  `,
};
/** What programs put before a subject. */
export const FORWARDED = /^(?:(?:fwd?|re|wg|aw|tr|ref|i|r|rv|enc|doorst|vb|sv)\s?:\s*)+/i;
/** A subject that names no dish. */
export const BARE_SUBJECT = pattern('iu')`
  ^(?:(?:the|my|your|das|mein|dein|la|ma|ta|ton|sa|votre|il|el|le|tu|sua|din|una?|een|het|o|a)\s)?(?:recipes?|rezepte?|
  recettes?|ricett[ae]|recetas?|receitas?|recept(?:en)?)\s?[.!?]{0,3}$
`;
export const FORWARD_LINE = pattern('iu')`
  ^[-_–\s]{0,40}(?:begin forwarded message|forwarded message|original message|
  anfang der weitergeleiteten nachricht|weitergeleitete nachricht|ursprüngliche nachricht|
  originalnachricht|message transféré|message d['’]origine|début du message (?:réexpédié|transféré)|
  messaggio inoltrato|inizio messaggio inoltrato|messaggio originale|mensaje reenviado|
  mensaje original)\s?:?[-_–\s]{0,40}$
`;
export const QUOTED_BY =
  /^(?:on|am|le|il|el|op|em)\s.{5,150}(?:\swrote|\sschrieb.{0,80}|\sa écrit|\sha scritto|\sescribió|\sschreef.{0,80}|\sescreveu)\s?:$/iu;
export const CLOSING = pattern('iu')`
  ^(?:(?:kind|best|warm|many)\s(?:regards|wishes)|regards|love|lots of love|much love|cheers|
  all the best|yours(?:\s(?:truly|sincerely))?|(?:viele|liebe|ganz (?:viele )?liebe|herzliche|schöne|beste)\s
  grü(?:ß|ss)e|alles liebe|mit freundlichen grü(?:ß|ss)en|lg|vg|mfg|gru(?:ß|ss)|bis bald|cordialement|bises|
  bisous|gros bisous|je t['’]embrasse|bien à toi|amitiés|à bientôt|cordiali saluti|tanti saluti|saluti|
  un abbraccio|baci|un saludo|saludos|un abrazo|abrazos|besos|groetjes|(?:hartelijke |lieve )?groeten|liefs|kusjes|kramar?|(?:vänliga |bästa |varma |många )?
  hälsningar|mvh|(?:um )?abraços?|beijinhos?|beijos)
  (?:,?\s(?:from|von|de|da|aus|an|a|à)?\s?[\p{L}'’-]{1,20}){0,3}\s?[,.!]{0,3}$
`;
/** The line a phone puts below a mail. */
export const SENT_FROM = pattern('iu')`
  ^(?:sent from (?:my |outlook|yahoo|mail)|von meinem? .{2,40} gesendet|gesendet (?:von|mit) |
  envoyé (?:de|depuis) mon |inviato da(?:l mio)? |enviado desde mi |verzonden vanaf mijn |
  get outlook for ).{0,60}$
`;
/** What thanks. */
export const THANKS =
  /^(?:oh |ah |mega,? |super,? |perfect,? |perfekt,? |genial,? |parfait,? )?(?:thanks?|thx|danke|vielen dank|merci|grazie|gracias|mil gracias|dank je|bedankt|obrigad[oa]|tack)(?![\p{L}])/iu;
