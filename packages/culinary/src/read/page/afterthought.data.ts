import { pattern } from '../../words/pattern.ts';

/** How what is said behind the name of a dish for a smile begins: "…, or what to do with a bucket of crabs". */
export const OPENS_AFTERTHOUGHT = pattern('iu')`
  \s?[,;:.…–—-]{0,3}\s(?:
  (?:or|and),?\s(?:what|how|why|where|when|who)\s(?=\p{L})|or[,:]\sthe\s(?:art|day|story)\s(?=\p{L})|
  (?:oder|und)\s?[,:]?\s(?:auch\s)?(?:was|wie|warum|weshalb|wieso|wohin|woher|wo|wann|wer)\s(?=\p{L})|
  (?:ou|et)(?:\s?[,:])?\s(?:comment|pourquoi|que\sfaire|quoi\sfaire|où|l['’]art\sd)(?=[\s'’])|
  (?:ovvero|ossia|oppure|od?|ed?)\s?[,:]?\s(?:come|cosa|che\s(?:cosa|fare)|perché|perchè|quando|dove|l['’]arte\sd)(?=[\s'’])|
  (?:ovvero|ossia)[,:]?\s(?=(?:il|lo|la|l['’]|i|gli|le|una?|un['’])\s?\p{L})|
  (?:o|y|o\ssea)\s?[,:]?\s(?:cómo|qué\shacer|por\squé|dónde|cuándo|el\sarte\sde)\s(?=\p{L})
  )|
  \s?[,:–—-]\s(?:the\sone\s(?:that|which|with)|cel(?:ui|le)\s(?:qui|que|qu['’])|quell[oa]\sche|(?:el|la)\sque|(?:der|die|das),\s(?:der|die|das))(?=\s)
`;
