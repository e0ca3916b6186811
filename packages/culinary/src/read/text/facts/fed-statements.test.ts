import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { fedStatement, mayCountEaters } from './fed-statements.ts';

test.each([
  ['Fed eight of us with it, easily.', 8],
  ['Davon werden acht satt.', 8],
  ['Wir waren zu sechst.', 6],
  ['On en nourrit dix.', 10],
  ['Eravamo in cinque e non è avanzato niente.', 5],
  ['Da para 8 y sobra.', 8],
  ['Serves a family of four', 4],
  ['3 dz de petits choux', 36],
  ['Per una quarantina di biscotti', 40],
  ['About twenty little cakes.', 20],
  ['Una ventina di tortine.', 20],
  ['Pour régaler une tablée de six.', 6],
  ['Ci mangiamo in sei', 6],
  ['Con esta cantidad cenamos los cinco', 5],
  ['Wir sind zu viert', 4],
  ['On sera dix à table', 10],
  ['It will feed eight to ten', 8],
  ['Pour un moule à cake, soit une dizaine de tranches.', 10],
  ['Ergibt 1 Kastenform, ca. 15 Scheiben', 15],
])('%s says for how many it is', (line, count) => {
  expect(fedStatement(line)?.count).toBe(count);
});

test.each([
  'My grandmother made this for 40 years.',
  'Ready in 30 minutes, one hour in all',
  '12 comentarios · 350 kcal',
  'Le 3 mars 2024',
  'Solo 3 euro!',
  'Une heure au four',
  'Shared by 12 people in the last 24 hours',
])('%s says it of nothing', (line) => {
  expect(fedStatement(line)).toBeNull();
});

test.each(['Per far felici in sei', 'Das langt locker uns allen fünf', 'Contenta a otros cuatro'])(
  '“%s” may say for how many it is',
  (line) => {
    expect(mayCountEaters(line)).toBe(true);
  },
);

test.each([
  'From $9.95',
  'Stampo da 24',
  'Si prepara in una decina di minuti e cuoce in quaranta.',
  'Published on 14 March',
  'Give it a stir every ten minutes',
])('“%s” does not', (line) => {
  expect(mayCountEaters(line)).toBe(false);
});

test('who sat at the table is said between the title and the times of a post', () => {
  const { servings } = readText(`Les Gourmands du Quartier
Groupe privé · 2,3 K membres

Comme promis après le repas de samedi, mon PARMENTIER DE CANARD À LA PATATE DOUCE 🦆
Six gourmands à table et il n'est rien resté !
Préparation : une demi-heure, cuisson : trois quarts d'heure

👉 4 cuisses de canard confites
👉 1 kg de patates douces
👉 300 g de pommes de terre farineuses
👉 2 échalotes

✅ Cuire les patates douces et les pommes de terre 25 min à la vapeur, puis les écraser.
✅ Faire suer les échalotes ciselées dans la graisse, ajouter la chair.
✅ Enfourner 20 min à 200 °C.`);
  expect(servings).toBe(6);
});
