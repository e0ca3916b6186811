import { expect, test } from '@jest/globals';
import { ordersWork } from './ordering-sentences.ts';

test.each([
  'Leave to stand for ten minutes, then turn out onto a rack.',
  'Scatter over the parsley and serve in warm bowls.',
  'Slice into fingers while still warm.',
  'Den Auflauf kurz ruhen lassen und lauwarm servieren.',
  'Mit Puderzucker bestäuben.',
  'Zum Schluss mit Salz und Pfeffer abschmecken.',
  'Salez, ajoutez une noix de beurre et servez dans des assiettes creuses.',
  'Laisser tiédir avant de démouler.',
  'On sert bien chaud avec des croûtons.',
  'Lasciate riposare dieci minuti e tagliate a quadrotti.',
  'Si spolvera di zucchero a velo e si porta in tavola.',
  'Servire con un filo di olio crudo.',
  'Se deja reposar un cuarto de hora tapado.',
  'Espolvorea con perejil y sirve en la misma cazuela.',
  'Dejar enfriar y cortar en cuadrados.',
  'Scolate i ravioli e conditeli, ma senza romperli.',
  'Ajoutez le reste du beurre et mélangez.',
  'Retira el aceite sobrante.',
  'Thin the sauce with a splash of water, if needed, and serve.',
])('“%s” says what to do', (sentence) => {
  expect(ordersWork(sentence)).toBe(true);
});

test.each([
  'Wer keine Birnen mag, nimmt Äpfel.',
  'If you have leftovers, fry them the next day.',
  'Fry any leftovers in butter.',
  'Reste am nächsten Tag in der Pfanne anbraten.',
  'Keep in a tin for up to a week.',
  'Freeze in portions.',
  'Use pears instead of apples.',
  'Add more chilli for a hotter stew.',
  'Serves six hungry people.',
  'Mein Mann will immer Senf dazu.',
  'Nach Belieben auch Speck mitbraten.',
  'Et n’oubliez pas le pain !',
  'Conservez au frais dans un bocal fermé.',
  'Remplacez la crème par du yaourt pour une version légère.',
  'La nonna la serviva con la polenta.',
  'Serve una teglia grande.',
  'Se preferite, usate il burro al posto dello strutto.',
  'Conservare in frigorifero per tre giorni.',
  'Se puede congelar sin problema.',
  'Si sobra, calentar al día siguiente con un poco de caldo.',
  'Se conserva una semana en la nevera.',
  'Disfrutad con una copa de vino.',
  'Bon appétit !',
  'Guten Appetit!',
  'They still look soft when they come out.',
  'Let me know how you get on.',
  'Nicht stehen lassen, sonst wird der Teig grau.',
  'Den Saft nicht wegschütten, er gibt eine feine Soße.',
  'Ne remuez pas trop.',
  'On hache au couteau, jamais au robot.',
  '„Bloß nicht pürieren“, warnt er.',
  'No remover demasiado.',
  'Pas besoin de sel : le jambon s’en charge.',
])('“%s” does not', (sentence) => {
  expect(ordersWork(sentence)).toBe(false);
});
