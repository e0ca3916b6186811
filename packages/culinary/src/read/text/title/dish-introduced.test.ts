import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { dishIntroduced, isSmallTalk } from './dish-introduced.ts';
import { stemsOf } from './title-words.ts';

const SPOKEN = stemsOf(['400 g Kartoffeln, beans, lentilles, fagioli, garbanzos, beef']);

test.each([
  ['Sure thing. Cornish beef pasties. Makes 6', 'Cornish beef pasties'],
  ['Right then, the beef stew from Uncle Jim, serves 5', 'Beef stew from Uncle Jim'],
  ['Klar doch. Westfälischer Pickert. Für 4', 'Westfälischer Pickert'],
  [
    'ich schick dir den Saarländischen Kartoffelkuchen von Oma Käthe, für fünf.',
    'Saarländischer Kartoffelkuchen von Oma Käthe',
  ],
  ['Bon alors ma potée aux lentilles, c’est pour 6', 'Potée aux lentilles'],
  [
    'Je te passe le ragoût de lentilles de mamie Jeanne, pour 4',
    'Ragoût de lentilles de mamie Jeanne',
  ],
  ['Allora la mia zuppa di fagioli, per 4', 'Zuppa di fagioli'],
  [
    'Ti passo la zuppa lombarda di fagioli della zia Ines',
    'Zuppa lombarda di fagioli della zia Ines',
  ],
  ['Pues mi olla gitana, es para 5', 'Olla gitana'],
  ['Te paso el potaje manchego de garbanzos que hacía mi abuela', 'Potaje manchego de garbanzos'],
  ['So, my beef stew for the harvest supper, serves 5', 'Beef stew'],
  ['ich schick dir den Pfälzer Kartoffelkuchen fürs Straßenfest', 'Pfälzer Kartoffelkuchen'],
  ['Je te passe le ragoût de lentilles pour la réunion de samedi', 'Ragoût de lentilles'],
  ['Vi lascio la zuppa di fagioli per il pranzo di Ferragosto', 'Zuppa di fagioli'],
  ['Os dejo mi olla de garbanzos para el Lunes de Pascua, que ya toca', 'Olla de garbanzos'],
  ['Os dejo mi bollo para el Lunes del Queso, que ya toca', 'Bollo'],
  ['Je te passe la sauce aux lentilles pour les pâtes', 'Sauce aux lentilles pour les pâtes'],
  ['Hoy os traigo un potaje rápido de garbanzos que se hace solo', 'Potaje rápido de garbanzos'],
  ['Oggi vi propongo una zuppa lombarda di fagioli che adoro', 'Zuppa lombarda di fagioli'],
  [
    "Aujourd'hui je vous propose un ragoût de lentilles du Berry, qui tient au corps",
    'Ragoût de lentilles du Berry',
  ],
  [
    'Heute zeige ich euch einen Pfälzer Kartoffelkuchen, wie er sein soll',
    'Pfälzer Kartoffelkuchen',
  ],
  [
    'Os traigo una olla gitana de garbanzos para cinco personas que gusta',
    'Olla gitana de garbanzos',
  ],
  ['Vi propongo una zuppa lombarda per sei', 'Zuppa lombarda'],
  ['I am sending you a Cornish beef stew that never fails', 'Cornish beef stew'],
])('%j introduces %j', (text, dish) => {
  expect(dishIntroduced(text, SPOKEN)).toBe(dish);
});

test.each([
  'Te paso la receta mañana',
  'Alors ma mère passe demain',
  'Sure. I will look for it when I am home.',
  'So beef stew it is',
  'Ti mando la foto dei fagioli',
  'Te mando un beso',
  'Vi lascio un saluto',
  'Je vous propose une autre heure',
])('%j introduces no dish', (text) => {
  expect(dishIntroduced(text, SPOKEN)).toBeNull();
});

test.each([
  'sorry was at the vet with the dog',
  'Entschuldige, war beim Zahnarzt',
  'me revoilà désolée, j’étais chez le coiffeur',
  'eccomi scusate ero dal dentista',
  'perdonad, estaba en el médico',
])('%j is small talk', (text) => {
  expect(isSmallTalk(text)).toBe(true);
});

test.each(['Sorry looking beef stew', 'Scusa, 200 g di farina', 'Bistecca alla fiorentina'])(
  '%j is none',
  (text) => {
    expect(isSmallTalk(text)).toBe(false);
  },
);

test('what begs pardon in a chat is no title where the next message names the dish', () => {
  const chat = [
    ['Pau', 'who brings what?'],
    ['Nives', 'sorry was at the vet with the dog'],
    ['Nives', 'Lancashire hotpot, serves 4'],
    ['Nives', '600 g lamb neck\n2 onions\n800 g potatoes'],
    ['Nives', 'Layer the lamb, onions and potatoes and bake for 2 hours.'],
  ].map(([name, said], at) => `[14/02/2024, 18:21:1${at}] ${name}: ${said}`);
  expect(readText(chat.join('\n')).title).toBe('Lancashire hotpot');
});

test('the name that the giver heads a list with is the title, whatever dish was asked for', () => {
  const post = (name: string, body: string) =>
    `----------------\n${name}            Posted: 02 Feb, 18:22\nJoined: Mar 2011\n\n${body}\n`;
  const forum = [
    post('pau77', 'Hello, does anybody have a decent crab soup, the creamy sort?'),
    post(
      'nives_k',
      'We make it at home every Easter.\n\nPARTAN BREE\nFeeds six.\n\n- 1 large cooked crab\n- 80 g rice\n- 600 ml milk\n\nSimmer the rice in the milk until soft. Add the crab and warm through.',
    ),
  ].join('\n');
  expect(readText(forum).title?.toLowerCase()).toBe('partan bree');
});

test.each([
  ['Os dejo mi olla para el Domingo de Piñata, que ya toca.', 'Olla manchega de mi abuela Luz'],
  ['Here I am. Sending you my stew for the harvest supper, enjoy.', 'Stew of beans from Uncle Jim'],
])('the heading that says more than “%s” is the name: %s', (said, heading) => {
  const text = `${said}\n\n${heading}\n\n300 g garbanzos\n2 zanahorias\n1 cebolla\n\nCocer los garbanzos dos horas con la cebolla.\nAñadir las zanahorias y servir.`;
  expect(readText(text).title).toBe(heading);
});
