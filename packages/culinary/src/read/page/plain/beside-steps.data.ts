import { pattern } from '../../../words/pattern.ts';

/** How people introduce themselves below what they cook: "My name is Ada", "Ich wohne in Kiel", "since 2012". */
export const introduction = pattern('iu')`
  (?:^|[.!,]\s)(?:hi,?\s|hello,?\s|hallo,?\s|bonjour,?\s|ciao,?\s|hola,?\s)?
  (?:my\sname\sis|i['’]m\s(?:a|an|the)|i\slive|i\steach|ich\sheiße|ich\swohne|ich\slebe|je\sm['’]appelle|je\svis|j['’]habite|
  mi\schiamo|vivo\s(?:a|in|en|con)|abito\s(?:a|in)|me\sllamo|ik\sheet|ik\swoon|jag\sheter|jag\sbor|chamo-me|me\schamo|
  moro\sem)\s|
  \s(?:since|seit|depuis|dal|desde|sinds|sedan|desde\so\sano\sde)\s(?:19|20)\d{2}(?!\d)
`;

/** What something costs or brings in: "79 € pro Person", "raised £1,840". The size of a coin is none: "a 2 € coin". */
export const sumOfMoney =
  /[£$€]\s?\d|\d\s?(?:€|euros?|eur|chf)(?![\p{L}-]|\s(?:coin|münze|stück|pièce|moneta|moneda))/iu;

/** What asks the reader to write, to follow or to show a picture (names of networks, accounts and tags), hopes and takes leave. */
export const invitation = pattern('iu')`
  (?<!\p{L})(?:(?:i\s|we\s)?hope\s(?:that\s)?(?:you|this|they)\s|ich\shoffe,?\s(?:es|dass|ihr)\s|j['’]espère\sque\s(?:ça|cela|cette|vous)\s|
  spero\s(?:che\s)?(?:vi|ti)\s|espero\sque\s(?:os|te|les)\s|espero\sque\sgostem|ik\shoop\sdat\s)|
  (?<!\p{L})(?:(?:hasta|até)\s(?:el|la|o|a)\spr[óo]xim[oa]|alla\sprossima|bis\szum\snächsten\smal|à\sla\sprochaine|until\snext\stime|see\syou\snext)(?!\p{L})|
  (?<![\p{L}\p{N}])(?:instagram|facebook|pinterest|tiktok|youtube|whatsapp|newsletter)(?![\p{L}\p{N}])|
  (?:^|[\s(])@\p{L}[\p{L}\p{N}_.]{2,}|(?:^|[\s(])#\p{L}[\p{L}\p{N}_]{2,}
`;
