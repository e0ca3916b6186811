import { expect, test } from '@jest/globals';
import { linesOfText } from '../lines/lines-of-text.ts';
import { nameAboveList } from './name-above-list.ts';
import { stemsOf } from './title-words.ts';
import { readText } from '../read-text.ts';

const titleOf = (text: string) => {
  const { title, doubts } = readText(text);
  return [title, doubts.filter(({ part }) => part === 'title').length];
};

test('who answers above the list says how the dish is called, not who asks', () => {
  expect(
    titleOf(`Groupe « Noël chez nous »

Yann, 09:12
qui a la recette des pommes de terre au lard de tonton ?

Maud, 09:20
je cherche dans le cahier

Maud, 09:31
*Kig sal de tonton Fañch*
(pour 4)
🥔 1 kg de pommes de terre
🥓 300 g de lard salé
🧅 2 oignons
🧈 50 g de beurre

Coupe les pommes de terre en rondelles.
Fais fondre les oignons dans le beurre avec le lard.
Couvre et laisse cuire 40 min à feu doux.

Yann, 09:40
super merci
`)[0],
  ).toBe('Kig sal de tonton Fañch');
});

test('what is to be bought or done above a recipe is not its title', () => {
  expect(
    titleOf(`< Notizen    iCloud
Zuletzt bearbeitet: 3. Nov. 20:15

Rossmann: Taschentücher, Zahnseide (Ole)
Zahnarzt Mi 14:30
Karten Theater!!

––––––––––––––

Dippehas (Pfalz)
6 Pers. / Vorber. 30 Min / Ofen 90 Min

rein kommt:
– 1,5 kg Kaninchen, zerlegt
– 300 g Bauchspeck
– 3 Zwiebeln
– 1/2 l Rotwein
– 2 Scheiben Schwarzbrot

machen:
→ Fleisch in Rotwein einlegen
→ Speck und Zwiebeln anbraten
→ alles in den Topf, Brot drüberbröseln
→ zugedeckt schmoren bis es weich ist
`)[0],
  ).toBe('Dippehas (Pfalz)');
});

test('a name above the list takes no title away that speaks of the recipe', () => {
  expect(
    titleOf(`Leek and barley bake

Ellen Marsh
Serves 4

2 leeks
200 g barley
100 g cheddar

Slice the leeks and fry them.
Boil the barley, mix both and bake with the cheddar for 20 minutes.
`)[0],
  ).toBe('Leek and barley bake');
});

const newsletters: [string, string, string][] = [
  [
    'Saure Eier',
    'Kirchenchor\nDie Probe am Donnerstag fällt aus.\n\nSeniorenkreis\nDer Ausflug ist ausgebucht.\n\nGefunden\nIm Gemeindehaus blieb ein Schirm liegen.\n\nSaure Eier\nnach Oma Lina\n',
    'Zutaten für 4 Personen:\n8 Eier\n30 g Butter\n40 g Mehl\n1/2 l Brühe\n\nZubereitung:\nDas Mehl in der Butter rösten und mit der Brühe ablöschen.\nDie Eier aufschlagen und in der Soße ziehen lassen.',
  ],
  [
    'Damson pickle',
    'Bowls club\nThe green opens on Saturday.\n\nOver Sixties\nThe outing to Whitby is full.\n\nLost\nA grey umbrella was left in the hall.\n\nDamson pickle\nfrom Auntie Vera\n',
    'Ingredients:\n1 kg damsons\n500 g sugar\n300 ml vinegar\n\nMethod:\nSimmer the damsons in the vinegar.\nStir in the sugar and boil for 20 minutes.',
  ],
  [
    'Soupe aux orties de Fernand',
    'Chorale\nLa répétition de jeudi est annulée.\n\nClub des aînés\nLa sortie est complète.\n\nTrouvé\nUn parapluie gris est resté dans la salle.\n\nSoupe aux orties\nde Fernand\n',
    'Ingrédients :\n200 g d’orties\n3 pommes de terre\n1 oignon\n1 l d’eau\n\nPréparation :\nFaire fondre l’oignon et ajouter les orties.\nVerser l’eau sur les pommes de terre et cuire 20 minutes.',
  ],
  [
    'Frittata di ortiche',
    'Coro\nLe prove di giovedì sono sospese.\n\nGruppo anziani\nLa gita è al completo.\n\nTrovato\nUn ombrello grigio è rimasto in sala.\n\nFrittata di ortiche\ndi Marisa\n',
    'Ingredienti:\n200 g di ortiche\n6 uova\n1 cipolla\n50 g di pecorino\n\nPreparazione:\nSoffriggere la cipolla e unire le ortiche.\nVersare le uova sbattute e cuocere 10 minuti.',
  ],
];
test.each(newsletters)('the news above %s heads no recipe', (name, news, recipe) => {
  expect(titleOf(`${news}\n${recipe}\n`)[0]).toBe(name);
});

test.each(newsletters)(
  'the news above %s head none where their print is large, either',
  (name, news, recipe) => {
    const rows = `${news}\n${recipe}`.split('\n').filter(Boolean);
    const list = rows.findIndex((row) => /^(?:Zutaten|Ingr)/.test(row));
    const labels = rows.map((_, at) => ({
      certainty: 0.98,
      listed: 0,
      told: 0,
      around: 0,
      label:
        at === 2
          ? ('T' as const)
          : at < list
            ? ('X' as const)
            : at === list
              ? ('H' as const)
              : ('I' as const),
    }));
    const found = nameAboveList(
      rows[2]!,
      linesOfText(rows.join('\n')).lines,
      labels,
      stemsOf(rows.slice(list)),
    );
    expect(found).toBe(name.replace(' de Fernand', ''));
  },
);
