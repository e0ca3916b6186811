import { pattern } from '../../../words/pattern.ts';

/** What a step begins with that goes on after a wait: "Al día siguiente", "Am nächsten Tag", "The next morning". */
export const GOES_ON_LATER = pattern('iu')`
  ^(?:(?:and|und|et|e|y|en|och|then|dann|puis|poi|luego)\s)?(?:
  (?:on )?the (?:next|following) (?:day|morning|evening)|next (?:day|morning)|
  am (?:nächsten|anderen|folgenden) (?:tag|morgen|abend)|am tag d(?:a)?(?:rauf|anach)|tags darauf|
  le lendemain(?: matin| soir)?|le jour (?:suivant|d['’]après)|
  (?:il|al) giorno (?:dopo|seguente|successivo)|l['’]indomani|la mattina dopo|
  al (?:día|otro día) siguiente|al otro día|a la mañana siguiente|
  de volgende (?:dag|ochtend|morgen)|no dia seguinte|nästa (?:dag|morgon)|dagen efter
  )(?![\p{L}])
`;
