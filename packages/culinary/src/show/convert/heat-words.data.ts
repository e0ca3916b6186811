import { pattern, source } from '../../words/pattern.ts';
import { wordSet } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';

const degrees = '(?:degrees?|deg\\.?|grad|degrés?|gradi|grados?|graden|graus|grader)';
/** Names of the two scales behind a number, as sources of patterns: "°F", "degrees F", "Grad Fahrenheit", "℉". */
export const fahrenheit = source`
  ℉|F\s?[°º˚]|[°º˚]\s?F(?:ahrenheit)?|
  ${degrees}\s{1,2}(?:F\b|fahrenheit)|fahrenheit
`;
export const celsius = source`
  ℃|C\s?[°º˚]|[°º˚]\s?C(?:elsius|entigrade)?|
  ${degrees}\s{1,2}(?:C\b|celsius|centigrade|centigradi|centígrados|celcius)|celsius|centigrade
`;
/** A number and this, without a scale. */
export const bareDegrees = '[°º˚](?!\\p{L})|degrees?\\b(?!\\s+angle)';
/** Words for degrees in languages whose cooks know one scale only. */
export const celsiusDegrees = 'grad\\b|degrés\\b|gradi\\b|grados\\b|graden\\b|graus\\b|grader\\b';
/** Between the two ends of a range. */
export const heatJoints = '-|–|—|to|bis|à|a|até|tot|till|and|und|et|e|y|or|oder|ou|o';
/** Right in front of a temperature; with one of the verbs in its clause a number and a letter are one: "chill to 40 F". */
export const heatOpeners =
  /\b(?:to|at|below|under|above|over|reaches|registers|reads|until|auf|bei|unter|über|à|a)\s+(?:about\s+|around\s+|etwa\s+)?$/i;
export const heatVerbs = pattern('iu')`
  (?<!\p{L})(?:chill|cool|refrigerat|freez|keep|kept|stor|proof|rise|rest|ferment|heat|warm|
  bring|thermometer|temperature|kühl|erwärm|erhitz|temperatur)[^.!?;]*$
`;
/** Behind these a number of degrees is a difference: "lower the heat by 25 °F". */
export const differenceWords = pattern('iu')`
  (?<!\p{L})(?:
    by|um|within|(?:difference|differenz|drop|rise|increase|decrease)\sof|
    (?:différence|baisse|hausse)\sde|differenza\sdi|(?:diferencia|diferença)\sde|verschil\svan|skillnad\spå|
    (?:baiss|augment|diminu|rédui|mont|abbass|ridu|alz|aument|baj|reduz|reduc|sub|baix|verlaag|verhoog|sänk|höj)
    [^.!?;\d]*\s(?:de|di|en|em|met|med)
  )\s+(?:about\s+|etwa\s+|environ\s+|circa\s+)?$
`;
/** Behind these a small number is one too: "turn up 25 °F"; "turn down 350 °F" is where to. */
export const turningWords = pattern('iu')`
  (?<!\p{L})(?:(?:turn|crank)(?:\s\p{L}+){0,4}\s(?:up|down)|(?:raise|lower|increase|reduce|drop)(?:\s\p{L}+){0,3})
  \s+(?:another\s+|a\sfurther\s+|about\s+)?$
`;
export const mostTurned = { F: 75, C: 40 };
/** So far a cook turns a tin or a dough. */
export const anglesTurned: ReadonlySet<number> = new Set([45, 60, 90, 120, 180, 270, 360]);
const turning = source`
  (?:ge)?dreh\p{L}*|(?:ge)?wende\p{L}*|rotier\p{L}*|turn(?:s|ed|ing)?|rotat\p{L}*|spin|swivel\p{L}*|tourn(?:er|ez|e|ant)|
  retourn(?:er|ez|e)|pivot\p{L}*|gir(?:are|ate|ar|ando|a|e|i)|ruot\p{L}*|rot(?:ar|a|e)|volt(?:are|ate|ear|ea|ee|a)|
  draai\p{L}*|vrid\p{L}*|vänd\p{L}*|rod(?:ar|e)|vir(?:ar|e)
`;
/** In front of a number of degrees, in its clause: "rotate the tin 180 degrees", "Drehe das Blech um 180 Grad", "at an angle of 45 degrees". */
export const turnedBefore = pattern('iu')`
  (?<!\p{L})(?:(?:${turning})(?!\p{L})(?:\s(?!(?:and|und|et|e|y|en|och|then|dann)\s)\p{L}+){0,7}|(?:winkel|angle|angolo|ángulo|hoek|vinkel)\s\p{L}+)\s+$
`;
/** And behind it: "um 180 Grad drehen". */
export const turnedBehind = pattern(
  'iu',
)`^(?:\s\p{L}+){0,2}\s(?:(?:ge)?dreh(?:en|t)|(?:ge)?wende(?:n|t)|rotieren|draaien|vrida)(?!\p{L})`;
/** With these in the clause it is the oven that is turned. */
export const ovenWords =
  /(?<!\p{L})(?:ovens?|(?:back)?ofen|four|forno|horno|heat|hitze|temperatur\p{L}*|températur\p{L}*|thermostat|chaleur|fuego|feu|dial|ugn(?:en)?)(?!\p{L})/iu;
/** And in front of these: "25 °F higher". */
export const differenceBehind = pattern('iu')`
  ^\s*(?:higher|lower|hotter|cooler|warmer|more|less|difference|höher|niedriger|mehr|weniger|heißer|wärmer|kühler|
  de\s(?:plus|moins)|plus\s(?:haut|bas|chaud|froid)|in\s(?:più|meno)|más|menos|mais|hoger|lager|högre|lägre)(?!\p{L})
`;
/** What may stand between two statements of the same heat: "180 °C (160 °C fan)/350 °F/gas mark 4". */
export const sameHeatWords = wordSet(`
  fan oven ovens assisted forced convection conventional conv about approx approximately ca circa
    or and in a the
  ober unterhitze umluft heißluft ofen backofen oder und chaleur tournante four ou environ
    statico ventilato forno o oppure horno ventilador calor aire con y et varmluft eller
    hetelucht of
`);

/** Gas marks of British ovens in °C and °F, as cookery books table them. */
export const gasMarks = wordTable<readonly [celsius: number, fahrenheit: number]>({
  0.25: [110, 225],
  0.5: [120, 250],
  1: [140, 275],
  2: [150, 300],
  3: [160, 325],
  4: [180, 350],
  5: [190, 375],
  6: [200, 400],
  7: [220, 425],
  8: [230, 450],
  9: [240, 475],
  10: [260, 500],
});
