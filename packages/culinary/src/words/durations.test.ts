import { expect, test } from '@jest/globals';
import { readDuration } from './durations.ts';

test.each([
  ['PT1H30M', 90],
  ['P0DT45M', 45],
  ['P1W', 10080],
  ['PT1.5H', 90],
  ['PT90S', 2],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P45M', 45],
  ['PT1H30', 90],
  ['PT45', 45],
  ['T30M', 30],
])('reads the ISO duration %s', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each([
  ['45', 45],
  ['45 min', 45],
  ['1 hr 15 min', 75],
  ['1h30', 90],
  ['1:30', 90],
  ['1 1/2 hours', 90],
  ['half an hour', 30],
  ['cinq, et en trois quarts d’heure', 45],
  ['an hour and ten from fridge to table', 70],
  ['2 days', 2880],
  ['1½ Stunden', 90],
  ['1 Std. 20 Min.', 80],
  ['une heure', 60],
  ['1 ora e 10 minuti', 70],
  ['1 ora e 30 a 150°', 90],
  ['1 heure et 30 au four', 90],
  ['1 hora y 15 en el horno', 75],
  ['2 horas', 120],
  ['1 uur en 15 minuten', 75],
  ["préparation 1/4 d'heure", 15],
  ['cuisson ½ d’heure', 30],
  ['30 minuter', 30],
  ['1 godz. 30 min', 90],
  ['90 perc', 90],
  ['1時間30分', 90],
  ['30分ほど', 30],
  ['1 час 20 минут', 80],
])('reads "%s"', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each([
  ['three and a half hours', 210],
  ['an hour and a half', 90],
  ['1 hour and a half', 90],
  ['one and a half hours', 90],
  ['half an hour', 30],
  ['a half hour', 30],
  ['half-hour', 30],
  ['three quarters of an hour', 45],
  ['a quarter of an hour', 15],
  ['an hour and a quarter', 75],
  ['an hour and three quarters', 105],
  ['forty-five minutes', 45],
  ['thirty five minutes', 35],
  ['about two hours', 120],
  ['two to three hours', 180],
  ['two and a half to three hours', 180],
  ['twelve hours (overnight)', 720],
  ['anderthalb Stunden', 90],
  ['eineinhalb Stunden', 90],
  ['zweieinhalb Std.', 150],
  ['eine halbe Stunde', 30],
  ['eine Viertelstunde', 15],
  ['eine Dreiviertelstunde', 45],
  ['eine dreiviertel Stunde', 45],
  ['drei viertel Stunden', 45],
  ['zwei bis drei Stunden', 180],
  ['fünfundvierzig Minuten', 45],
  ['zwei Stunden und 10 Minuten', 130],
  ['une heure et demie', 90],
  ['une demi-heure', 30],
  ["un quart d'heure", 15],
  ['trois quarts d’heure', 45],
  ['deux heures et quart', 135],
  ['quarante-cinq minutes', 45],
  ["un'ora e mezza", 90],
  ["mezz'ora", 30],
  ['mezza ora', 30],
  ["un quarto d'ora", 15],
  ["tre quarti d'ora", 45],
  ['due ore e mezzo', 150],
  ["un'ora e un quarto", 75],
  ['hora y media', 90],
  ['una hora y media', 90],
  ['media hora', 30],
  ['tres cuartos de hora', 45],
  ['una hora y cuarto', 75],
  ['1 hora y media', 90],
  ['treinta y cinco minutos', 35],
  ['anderhalf uur', 90],
  ['een half uur', 30],
  ['een halfuur', 30],
  ['een kwartier', 15],
  ['drie kwartier', 45],
  ['twee en een half uur', 150],
  ['tweeënhalf uur', 150],
  ['uma hora e meia', 90],
  ['meia hora', 30],
  ['três quartos de hora', 45],
  ['um quarto de hora', 15],
  ['duas horas e meia', 150],
  ['en och en halv timme', 90],
  ['en halv timme', 30],
  ['en halvtimme', 30],
  ['en kvart', 15],
  ['tre kvart', 45],
  ['två och en halv timmar', 150],
  ['en timme och en kvart', 75],
  ['1 h y media hora', 90],
  ['eineinviertel Stunden', 75],
  ['eindreiviertel Stunden', 105],
  ['zweieinviertel Stunden', 135],
  ['fünfviertel Stunden', 75],
  ['fünf viertel Stunden', 75],
  ['fünf Viertelstunden', 75],
  ["cinq quarts d'heure", 75],
  ['une heure un quart', 75],
  ['une heure trois quarts', 105],
  ['deux heures moins le quart', 105],
  ["cinque quarti d'ora", 75],
  ['due ore meno un quarto', 105],
  ['cinco cuartos de hora', 75],
  ['dos horas menos cuarto', 105],
  ['five quarters of an hour', 75],
  ['one and three quarters of an hour', 105],
  ['two hours less a quarter', 105],
  ['three and 1/2 hours', 210],
  ['3 & 1/2 hours', 210],
  ['1 und 1/2 Stunden', 90],
  ['2 et ½ heures', 150],
  ['1 ora e 1/2', 90],
  ['2 horas y 1/2', 150],
  ['1 uur en 1/2', 90],
  ['1 h 1/2', 90],
  ['1h½', 90],
  ['1-1/2 hours', 90],
  ['1-1½ hours', 90],
  ['1/2-1 hour', 60],
  ['1 hour, 1/2 covered', 60],
])('reads "%s" in words', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each([
  ['30-40 minutes', 40],
  ['1 to 2 hours', 120],
  ['1 hour to 1 hour 30 minutes', 90],
  ['15 – 20 min', 20],
])('takes the upper end of "%s"', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each([
  ['1 h 8 personnes', 60],
  ['1 hour 8 servings', 60],
  ['1 Std. 8 Portionen', 60],
  ['1 ora 8 persone', 60],
  ['1 h 8 raciones', 60],
  ['1 h 20', 80],
  ['1 h 20 au four', 80],
])('takes those who eat for no minutes in "%s"', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test('adds what a plus joins', () => {
  expect(readDuration('20 minutes plus 30 minutes chilling')).toBe(50);
});

test.each([
  '',
  'PT0M',
  'PT',
  '0 minutes',
  'overnight',
  '-5 min',
  '−5 min',
  '-PT5M',
  'PT-5M',
  'Cook: -5 min',
  'until golden',
  '99999999999 hours',
  '1/0 hours',
  '07:52 min',
  'edited 1 time in total',
])('finds no time in "%s"', (text) => {
  expect(readDuration(text)).toBeNull();
});

test.each([
  ['eine knappe Stunde (55 Min.)', 55],
  ['1 Stunde (60 Minuten)', 60],
  ['une petite heure (50 min)', 50],
  ['2 hours (30 minutes active)', 120],
])('takes of "%s" what is said most exactly, and adds nothing', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each(['1 h 75', '1h75', '2 hrs 90', '1 Std. 60', '1 heure 75'])(
  'more minutes than an hour has are no time: %s',
  (text) => {
    expect(readDuration(text)).toBeNull();
  },
);

test.each([
  ['1 h 59', 119],
  ['1 hr 90 min', 150],
  ['PT1H75M', 135],
  ['1 h 80 °C', 60],
  ['1 h 75 g', 60],
])('what is no count of minutes behind an hour stays apart: %s', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});
