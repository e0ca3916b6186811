import { pattern, source } from '../../../words/pattern.ts';

/** Who needs it, between the verb and what is needed: "brauchst du noch", "te hace falta también". */
const BETWEEN = source`
  (?:\s(?:du|ich|ihr|man|wir|sie|dir|euch|je|jij|du|noch|dafür|dazu|also|also|about|just|only|etwa|ungefähr|circa|ca\.|nur|bloß|einfach|
  aussi|encore|environ|juste|anche|pure|solo|circa|también|además|solo|unos|nog|ook|também|ainda|även|också|einmal))
`;
const NEED = source`
  (?:you(?:['’]ll| will)?|we|i)\s(?:will\s)?(?:also\s|just\s)?(?:need|want|use|take)|(?:it )?takes|
  (?:(?:du|man|ihr|wir|ich|sie)\s)?(?:brauch(?:st|t|en|e)?|benötig(?:st|t|en|e)|nimm(?:st|t)?|nehm(?:t|en|e))|
  (?:(?:il|y)\s)?(?:(?:te|vous|nous|me|m['’]en|t['’]en|lui)\s)?(?:faut|faudra|fallait)|(?:tu |vous |on |je )?(?:prends|prend|prenez)|
  (?:(?:ci|mi|ti|vi|ne|gli|le)\s)?(?:vogliono|vuole|vorranno|servono|serve|serviranno|occorrono|occorre)|prend(?:i|ete|o|iamo)|
  (?:(?:me|te|os|nos|le|se)\s)?(?:hace|hacen|hará|harán)\sfalta|(?:se )?llevan?|ci v(?:a|anno)|(?:se )?necesit(?:as|a|an|áis|arás|aréis|amos|o)|(?:vas|vais) a necesitar|coges|
  (?:heb|hebt|hebben)\s(?:je|u|we)?|
  (?:get|buy|grab|fetch|pick up|have ready|besorg(?:t|e)?|kauf(?:t|e)?|hol(?:t|e)?|achète|achetez|compra(?:te|d)?|coge|coged|prendi|procura(?:ti|tevi)?|pilla|koop|köp)(?:\s(?:bitte|please|mir|uns|me|us))?|(?:são|é)\sprecis[oa]s?|(?:vais |vai )?precisa(?:s|r|m)?(?:\sde)?|behöver|behövs
`;

/** What says of things that they are needed: "ci vogliono ", "you will need ", "brauchst du noch ". */
export const SAYS_NEED = pattern(
  'giu',
)`(?<![\p{L}])(?:${NEED})(?:\sje\snodig)?${BETWEEN}{0,2}\s?:?\s(?=\S)`;
/** The same at the beginning of an item. */
export const BEGINS_WITH_NEED = pattern('iu')`^(?:${NEED})${BETWEEN}{0,2}\s(?=\S)`;

/** What joins an item to those before it: "poi una costa di sedano", "und dann noch drei Eier". */
export const JOINS_ITEM = pattern('iu')`
  ^(?:(?:and|und|sowie|et|ed?|y|en|och)\s)?(?:(?:then|also|finally|afterwards|next|plus|dann|danach|noch|außerdem|ausserdem|dazu|schließlich|zuletzt|zum schluss|
  puis|ensuite|enfin|aussi|encore|après|pour finir|poi|inoltre|infine|anche|ancora|per finire|luego|después|además|también|por último|al final|aparte|
  dan|daarna|verder|nog|ook|depois|também|ainda|por fim|sedan|dessutom|även|till sist),?\s){1,3}(?=\S)
`;
/** What leads on from the last item to a list below: "..., and then:". */
export const LEADS_ON = pattern('iu')`
  (?:,\s|\s)(?:(?:and|und|et|ed?|y|en|och)(?:\s(?:then|also|dann|noch|außerdem|puis|aussi|poi|inoltre|luego|además|dan|verder|depois|sedan))?|
  then|dann|außerdem|puis|ensuite|poi|inoltre|luego|además)\s?:$
`;
