import { pattern } from '../words/pattern.ts';

/** How a diary opens what it will tell another day: "Next week: the summer fair". */
export const SAYS_NEXT = pattern('iu')`
  ^(?:(?:and\s)?(?:coming\s)?next\s(?:week|time|month|sunday|up|post)|coming\s(?:up|soon)|
  nächste\swoche|(?:das\s)?nächste[sn]?\s(?:mal|sonntag|monat)|demnächst|
  (?:la\s)?(?:semaine|fois)\sprochaine|la\sprochaine\sfois|le\smois\sprochain|prochainement|
  (?:la\s)?(?:settimana|volta)\sprossima|la\sprossima\s(?:settimana|volta)|il\s(?:mese\sprossimo|prossimo\smese)|prossimamente|
  la\spróxima\s(?:semana|vez)|la\ssemana\sque\sviene|el\spróximo\smes|próximamente|
  na\spróxima\ssemana|volgende\s(?:week|keer|maand))\s?(?:[:–—…]|\.{3})
`;
