import { pattern } from '../../../words/pattern.ts';

/** What a site counts of its visitors: "We have 12 guests online", "Aktuell sind 14 Gäste online". They do not eat. */
export const countsVisitors = pattern('iu')`
  \d\s(?:gäste|besucher|mitglieder|benutzer|guests?|visitors?|users?|members?|visiteurs?|invités?|membres?|visitator[ei]|
  ospit[ei]|utent[ei]|invitados?|visitantes?|usuarios?|gasten|bezoekers|besökare)\s(?:\S{1,20}\s){0,4}
  (?:online|en ligne|en línea|em linha)(?!\p{L})
`;
