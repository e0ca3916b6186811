import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test.each([
  [
    'Zutaten für 4 bis 6 Personen: 800 g gemischtes Hackfleisch,\n1 altbackenes Brötchen, 1 große Zwiebel, 2 Eier,\n2 EL Senf, 400 ml Brühe.',
    'Zubereitung: Das Brötchen einweichen und ausdrücken. Alles verkneten und im Ofen eine Stunde braten.',
  ],
  [
    'Ingredients (serves 4): 800 g minced beef,\n1 stale roll, 1 large onion, 2 eggs,\n2 tbsp mustard, 400 ml stock.',
    'Method: Soak the roll and squeeze it. Knead everything and roast it in the oven for an hour.',
  ],
  [
    'Ingrédients pour 4 personnes : 800 g de bœuf haché,\n1 petit pain rassis, 1 gros oignon, 2 œufs,\n2 c. à soupe de moutarde, 400 ml de bouillon.',
    'Préparation : Faire tremper le pain et le presser. Pétrir le tout et cuire une heure au four.',
  ],
  [
    'Ingredienti per 4 persone: 800 g di carne macinata,\n1 panino raffermo, 1 cipolla grande, 2 uova,\n2 cucchiai di senape, 400 ml di brodo.',
    'Preparazione: Ammollare il panino e strizzarlo. Impastare tutto e cuocere in forno per un’ora.',
  ],
  [
    'Ingredientes para 4 personas: 800 g de carne picada,\n1 panecillo duro, 1 cebolla grande, 2 huevos,\n2 cucharadas de mostaza, 400 ml de caldo.',
    'Elaboración: Remojar el panecillo y escurrirlo. Amasar todo y hornear una hora.',
  ],
])(
  'a list that begins behind its heading and for how many it is has its first item: %s',
  (list, method) => {
    const { servings, ingredients } = readText(`Falscher Hase\n\n${list}\n\n${method}`);
    const lines = ingredients.flatMap((group) => group.lines);
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^800 g/);
    expect(servings).toBe(4);
  },
);
