import { pattern } from '../../../words/pattern.ts';

/** What a heading of a box among the paragraphs of an article invites to: a newsletter, a membership, another article. In eight languages. */
export const invites = pattern('iu')`
  (?<!\p{L})(?:sign\s?up|newsletters?|subscribe|join (?:us|our)|support us|become a member|advert(?:isement)?s?|sponsored|read (?:more|also|next)|more (?:like this|from)|
  anzeige|werbung|abonnier\p{L}*|anmelden|registrier\p{L}*|(?:lies|lesen sie|mehr) (?:auch|dazu|zum)|das könnte|
  inscri(?:s|vez|ption)\p{L}*|abonne\p{L}*|publicité|à lire aussi|lire aussi|iscri(?:viti|vetevi|zione)|abbonati|pubblicità|leggi anche|
  suscr[ií]\p{L}*|ap[uú]ntate|publicidad|lee también|te puede interesar|boletín|meld je aan|aanmelden|advertentie|lees ook|inscreva-se|assine|leia também|prenumerera|läs också|annons)(?!\p{L})
`;
