import { pattern } from '../../../words/pattern.ts';

/** What says that more belongs to a list: "Then there's 150 ml milk", "Dazu kommen noch 150 g Speck", "Poi c'è una cipolla". */
export const COMES_AS_WELL = pattern('iu')`
  ^(?:(?:and|und|et|ed?|y|then|dann|puis|poi|luego|also|dazu|außerdem|aussi|inoltre|además|ensuite|after that|on top|danach),?\s){0,2}
  (?:there(?:['’]s| is| are)|(?:you(?:['’]ll| will)? )?add to that|
  (?:(?:dazu|hinzu|noch|außerdem|hinein|rein|dann)\s)?(?:komm(?:t|en)|gehör(?:t|en)|geh(?:t|en))(?:\s(?:noch|auch|dann|dazu|hinzu|rein|hinein)){0,3}|
  il y a|on ajoute à ça|s['’]ajoutent|viennent (?:ensuite|aussi)|c['’]è|ci (?:sono|va|vanno)|si aggiungono|hay|van?(?: también)?|lleva(?:n)?(?: también)?)
  (?:\s(?:also|noch|auch|aussi|encore|anche|ancora|pure|también))?\s(?=\S)
`;
/** What ends a sentence of a list and says no more than that it is on it: "a grating of nutmeg as well", "Zucker natürlich auch". */
export const AS_WELL = pattern('iu')`
  (?:,?\s(?:as well|too|also|of course|obviously|natürlich|auch|noch|dazu|selbstverständlich|aussi|également|bien sûr|évidemment|en plus|anche|pure|naturalmente|ovviamente|
  también|claro|por supuesto|además)){1,2}(?=[.!]?$)
`;
