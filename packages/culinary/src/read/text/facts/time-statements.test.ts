import { expect, test } from '@jest/globals';
import { timeStatements } from './time-statements.ts';

const told = (line: string) =>
  timeStatements(line).map(({ minutes, cue }) => `${minutes} ${cue ?? '?'}`);

test.each([
  ['Half an hour to get ready and three quarters of an hour in the oven.', '30 prep', '45 cook'],
  ['Vorbereitung: 35 Minuten / Schmorzeit: 45 Minuten', '35 prep', '45 cook'],
  ['30 minutos de preparación · 15 minutos de horno', '30 prep', '15 cook'],
  ["Un'ora di preparazione e quaranta minuti di forno.", '60 prep', '40 cook'],
  ["1 heure au four après 20 minutes d'épluchage", '60 cook', '20 prep'],
  ['It takes me 20 minutes to put together and 40 to bake.', '20 prep', '40 cook'],
  ['Prepararla lleva 20 minutos; hornearla, 35.', '20 prep', '35 cook'],
  ['Vorbereitungszeit: 20 Minuten, Zubereitungszeit: 40 Minuten', '20 prep', '40 cook'],
])('%s is of the work and of the cooking', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['Senza cottura: preparazione 30 minuti', '30 prep'],
  ['Ohne Backen, 20 Minuten Arbeit', '20 prep'],
  ['Without baking, 20 minutes', '20 ?'],
  ['Cuisson sans couvercle : 20 min', '20 cook'],
])('what is not done says nothing of a time: %s', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['Total: 2 hrs (active 30 min)', '120 whole', '30 prep'],
  ['About 3 hours, mostly unattended (20 minutes of real work).', '180 whole', '20 prep'],
  ['Ready in 55 minutes: 15 to prepare, 40 in the oven', '55 mayBeWhole', '15 prep', '40 cook'],
  ['Pronto in 70 minuti: 25 di preparazione', '70 mayBeWhole', '25 prep'],
  ['Temps total 50 minutes dont 30 de cuisson', '50 whole', '30 cook'],
  ['Préparation et cuisson : 50 minutes', '50 whole'],
  ["Un'ora e mezza compreso il riposo", '90 mayBeWhole'],
  ['Mit Schälen brauchst du eine gute Stunde', '60 mayBeWhole'],
  ['An hour and ten all in', '70 whole'],
  ['Lo hago cada jueves. Tardo media hora larga', '30 mayBeWhole'],
])('%s is of all of it', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['Zuletzt gekocht vor 3 Wochen', '30240 lone'],
  ['Vor drei Tagen gebacken', '4320 lone'],
  ['Gekocht vor 2 Stunden', '120 lone'],
  ['Cooked 2 days ago', '2880 lone'],
  ['Dernière cuisson : il y a 2 jours', '2880 lone'],
  ['Cotto 3 ore fa', '180 lone'],
  ['Última vez cocinado hace 2 días', '2880 lone'],
  ['Gekocht alle 3 Wochen', '30240 lone'],
  ['Keeps 3 weeks once cooked', '30240 lone'],
  ['Bei 80 °C 3 Stunden gekocht', '180 cook'],
  ['Drei Wochen im Topf', '30240 lone'],
  ['Kochzeit: 3 Wochen', '30240 cook'],
])('how long ago it was is no time of the work: %s', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['20 min + 2 h chilling', '20 prep', '120 rest'],
  ['Tempo di lettura 3 min', '3 lone'],
  ['Se conduce dos horas; publicado hace 30 minutos', '120 ?', '30 lone'],
  ['2 x 15 Min. Backzeit', '30 cook'],
  ['Oven time about 50 minutes in all', '50 cook'],
  ['Temps de cuisson 50 minutes en tout', '50 cook'],
  ['Un cuarto de hora de faena y una horita en el horno', '15 prep', '60 cook'],
])('%s tells rests, readings and sums apart', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['Alles in allem eine gute Stunde (eher 70 Minuten)', '70 whole'],
  ['En total no se tarda ni una hora: unos 55 minutos', '55 whole'],
])('%s states one time, the second time more exactly', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['En total, una hora y cuarto. De un día para otro están mejor.', '75 whole', '1440 ?'],
  ["In tutto un'ora e un quarto. Un giorno dopo è più buona.", '75 whole', '1440 ?'],
  ['All in, an hour and a quarter. A day later it is better.', '75 whole', '1440 ?'],
])('%s ends its time with its sentence', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['Arbeitszeit: 40 Minuten, Backzeit: insgesamt 45 Minuten', '40 prep', '45 cook'],
  ['Cottura: in tutto 45 minuti', '45 cook'],
])('%s is of what its label says', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['Makes 24. Ready in 45 minutes, all in.', '45 mayBeWhole'],
  ['Makes 18  Prep: 15 min', '15 prep'],
  ['Cooking for 6, 30 minutes of prep', '30 prep'],
  ['Macht 40. Backzeit: 20 Min.', '20 cook'],
  ['Ergibt 30. Backzeit 20 Min.', '20 cook'],
  ['Soit 30, cuisson 15 min', '15 cook'],
  ['Cuisine pour 6 · préparation 30 min', '30 prep'],
  ['Fa 30 · cottura 15 min', '15 cook'],
  ['Cottura per 6 · preparazione 20 min', '20 prep'],
  ['Son 12, horno 25 min', '25 cook'],
  ['Horno para 8, preparación 20 min', '20 prep'],
  ['Makes 30. Prep 10 min, bake 20 min.', '10 prep', '20 cook'],
])('a number that only a word of yield announces is no time: %s', (line, ...expected) => {
  expect(told(line)).toEqual(expected);
});

test.each([
  ['15 minutes of prep and 25 minutes in the oven makes 40', '40 whole'],
  ['15 Minuten Arbeit und 25 Minuten im Ofen, macht vierzig', '40 whole'],
  ['15 minuti di lavoro e 25 minuti di forno, fanno 40', '40 whole'],
])('what several times come to is the whole: %s', (line, whole) => {
  expect(told(line)).toContain(whole);
});

test.each([
  ['Es para 3 personas y se hace en 45 min en total.', 45],
  ['Se hace en 45 minutos', 45],
  ['Lo hace en 20 minutos', 20],
  ['Si fa in 40 minuti', 40],
  ['För 4 personer, klart på 30 min', 30],
])('what is made in a time is not so long ago: %s', (line, minutes) => {
  const [time] = timeStatements(line);
  expect(time).toMatchObject({ minutes });
  expect(time!.cue).not.toBe('lone');
});

test.each([
  'Hace 3 horas',
  'Cocinado hace unas 3 semanas',
  '3 ore fa',
  'Vor 20 Minuten gepostet',
  'Il y a 3 heures',
  'Cooked 3 weeks ago',
  'Lagad för 3 veckor sedan',
])('what is so long ago is the time of no work: %s', (line) => {
  expect(timeStatements(line).map(({ cue }) => cue)).toEqual(['lone']);
});

test.each(['four une demi-heure', 'four 1/2 h', 'four 30 min', 'four environ 30 mn'])(
  'an oven of French right before its time is no number: %s',
  (text) => {
    expect(timeStatements(text)).toMatchObject([{ cue: 'cook', minutes: 30 }]);
  },
);

test('four hours are hours', () => {
  expect(timeStatements('four hours')).toMatchObject([{ cue: null, minutes: 240 }]);
});
