import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { isEvent } from './dish-elsewhere.ts';

test.each([
  '28ª Sagra dell’Olio Nuovo',
  'Sagra della Ribollita',
  '12. Kürbisfest',
  'Kürbismarkt am Dorfplatz',
  '34e Fête de la Châtaigne',
  'Foire aux châtaignes',
  'Isle of Dunmore Garlic Festival',
  'XII Jornadas de la Seta',
  'Feira do Fumeiro',
  'Uienfeest',
])('“%s” is held, and no dish', (name) => {
  expect(isEvent(name)).toBe(true);
});

test.each([
  'Festtagsbraten',
  'Gâteau de fête',
  'Torta della festa',
  'Fish market stew',
  'Salade du marché',
  'Show-stopping pavlova',
  'Nachmittagskuchen',
  'Kuchen zum Geburtstag',
  'Suppe für den Alltag',
  'Nudelsalat fürs Sommerfest',
  'Toffee apples for the county fair',
  'Pork pie from the village show',
  'Soep voor koude winterdagen',
  'Tårta till midsommarfesten',
])('“%s” is a dish', (name) => {
  expect(isEvent(name)).toBe(false);
});

test.each([
  ['28ª Sagra dell’Olio Nuovo', 'LA RICETTA DA PORTARE A CASA'],
  ['Festa dell’Olio', 'La ricetta della festa'],
])('the recipe of a leaflet is named after its dish, not after “%s”', (held, head) => {
  const draft = readText(
    [
      `PRO LOCO\n${held}\nsabato 29 e domenica 30 novembre`,
      head,
      'RIBOLLITA (dosi per 8 persone)',
      '400 g di fagioli\n1 mazzo di cavolo nero\n200 g di pane toscano\nolio nuovo, sale, pepe',
      'Si lessano i fagioli con salvia e aglio.\nSi copre con l’acqua e si cuoce adagio per un’ora.',
    ].join('\n\n'),
  );
  expect(draft.title).toBe('Ribollita');
});
