import { pattern } from '../../words/pattern.ts';

/** A path of pages: "Home » Soups » Cullen Skink". */
export const CRUMBS = /\S\s?[>»›→/]\s?\S/u;

/** What a mail is about: "Subject: Re: Cullen skink". */
export const SUBJECT = pattern('iu')`
  ^[>\s]{0,4}(?:subject|betreff|objet|sujet|oggetto|asunto|thema|topic|tema|titel|title|titre|titolo|título)\s?:\s?(?:(?:re|aw|fwd?|wg|tr|rv|r|i)\s?:\s?){0,3}(?<said>\S.*)$
`;

/** What stands below the name of somebody who wrote: since when, how many posts, when it was. */
export const OF_WRITER = pattern('iu')`
  (?<!\p{L})(?:posts?|posted|joined|member|location|beiträge|mitglied|dabei seit|registriert|messages?|inscrite?|posté|membre|habituée?|messaggi|iscritt[oa]|inviato|utente|mensajes|registrad[oa]|publicado|usuari[oa]|desde|via|e-?mail)(?!\p{L})|
  \d{1,2}[:.h]\d{2}(?!\d)|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}
`;
