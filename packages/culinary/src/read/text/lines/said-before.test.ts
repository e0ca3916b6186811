import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';
import { saysWhatComes } from './said-before.ts';

test.each([
  ['io faccio la caponata', 'CAPONATA SICILIANA 4-6 persone'],
  ['ich mach den Zwiebelkuchen', 'Schwäbischer Zwiebelkuchen'],
  ["I'll bring the trifle", 'Trifle (serves 8)'],
  ['moi je fais la tarte aux pommes', 'Tarte aux pommes pour 8'],
  ['yo llevo las croquetas, luego os las escribo', 'Croquetas de jamón'],
  ['eu levo o arroz doce', 'Arroz doce (8 pessoas)'],
  ['ik maak de erwtensoep', 'Erwtensoep voor 6'],
  ["haha chana masala! in standup, I'll type it up at lunch", 'Chana masala (serves 4)'],
  ['schreib ich euch nachher', 'Nudelauflauf'],
  ["je te l'envoie tout à l'heure", 'Clafoutis'],
  ['te la mando stasera', 'Parmigiana'],
  ['schreib ich euch um 18 Uhr, wenn ich daheim bin', 'Nudelauflauf'],
  ["I'll type it up after 6, when the 2 kids are in bed", 'Chana masala (serves 4)'],
  ['geb ich dir heute Abend', 'Nudelauflauf'],
])('“%s” only says that “%s” comes', (line, below) => {
  expect(saysWhatComes(line, [below], false)).toBe(true);
});

test.each([
  ['ich mach den Zwiebelkuchen so', '400 g Mehl'],
  ['I make the dough the night before', 'Knead it for ten minutes'],
  ['je te donne la recette pour 6', 'Clafoutis'],
  ['faccio soffriggere la cipolla', '2 cipolle'],
  ['faccio il sugo con 500 g di passata e 1 cipolla', 'Pasta al sugo'],
  ["I'll type it up later, it's 2 onions and 200 g rice", 'Chana masala'],
  ['schreib ich euch nachher, 3 Eier und 200 g Mehl braucht ihr', 'Nudelauflauf'],
  ["je te l'envoie tout à l'heure, il faut 4 œufs", 'Clafoutis'],
  ['luego te la paso, lleva 100 g de harina', 'Croquetas'],
  ['Mach das nach Gefühl', '400 g Mehl'],
  ['Mach es gleich am Vortag', '400 g Mehl'],
])('“%s” above “%s” stays', (line, below) => {
  expect(saysWhatComes(line, [below], false)).toBe(false);
});

test('who offers a dish names it less well than the recipe does', () => {
  const text = [
    'Totò: chi porta cosa? io birre',
    'Enza: io faccio la caponata',
    'Enza: CAPONATA SICILIANA 4-6 persone\n4 melanzane\n2 cipolle\n400 g di pomodori\n1 cuore di sedano',
    'Enza: Tagliate le melanzane a cubetti e friggetele.',
    'Enza: Unite le cipolle, i pomodori e il sedano e cuocete un quarto d’ora.',
  ]
    .map((line, at) => `11/08/25, 18:1${at} - ${line}`)
    .join('\n');
  const draft = readText(text);
  expect(draft).toMatchObject({ title: 'Caponata Siciliana', servings: 4 });
  expect(draft.leftOut).toContain('io faccio la caponata');
});
