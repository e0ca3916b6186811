import { pattern } from '../../../words/pattern.ts';

/** "fer_cadiz escribió:", "Posté le 08-02-2026 à 15:47": who is quoted, and when somebody wrote. */
export const QUOTED_SPEAKER = pattern('iu')`
  ^[\p{L}\p{N}_.@ -]{1,40}\s(?:wrote|schrieb|a écrit|ha scritto|escribió|schreef|escreveu|skrev)\s?:?$|
  ^(?:posted|posté|posté le|verfasst|geschrieben|publicado|inviato|escrito|por|by|von|par|da)\s.{0,60}\d{1,2}[:.h]\d{2}
`;
/** What forums say below the name of a member. */
export const OF_MEMBER = pattern('iu')`
  ^(?:(?:senior |junior |new |super )?member|moderator|admin(?:istrator)?|mitglied|neuling|stammgast|membre|modérateur|modératrice|
  utente|iscritt[oa]|moderatore|miembro|usuario|moderador|lid|medlem)(?:\s[\p{L}-]{1,20})?$|
  ^(?:posts|messages|joined|location|beiträge|registriert|dabei seit|wohnort|messaggi|inscrit(?:e)?|localisation|iscritto|
  mensajes|registrado|ubicación|berichten|inlägg)\s?:
`;
/** "Hier à 19:04", "2 Std. ·", "3 d · 🌍": when somebody posted, below the name. */
export const POSTED_AGO = pattern('iu')`
  ^(?:(?:hier|gestern|yesterday|ieri|ayer|heute|today|oggi|hoy|aujourd['’]hui|gisteren|vandaag|ontem|hoje|igår|idag)(?:[\s,]{1,2}(?:à|at|um|alle|a las|om|às|kl\.?)\s\d{1,2}[:h.]\d{2}(?:\sUhr)?)|
  (?:vor |il y a |hace )?\d{1,2}\s?(?:d|h|j|w|g|sem|std|min|tage?n?|stunden?|wochen?|heures?|jours?|semaines?|ore|giorni|settimane|horas?|días?|semanas?|hours?|days?|weeks?|uur|dagen|dias|tim|dagar)\.?(?: ago| fa)?)
  \s?[·•]?\s?[^\p{L}\p{N}]{0,4}$
`;
