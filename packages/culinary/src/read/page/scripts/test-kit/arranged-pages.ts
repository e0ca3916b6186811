/** A page whose recipe stands in its program's data, and what a cook reads in it; a group's name stands before its lines. */
export interface PageOfState {
  html: string;
  title: string | null;
  ingredients: string[];
  steps: string[];
  /** Servings, and the minutes of preparation, cooking and both. */
  facts: [number | null, number | null, number | null, number | null];
}

const json = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;

/** Recipes whose values are arranged in many ways. */
export const arrangedPages: Readonly<Record<string, PageOfState>> = {
  'amount, unit and label, times by short names, a yield of two fields': {
    html: json({
      recette: {
        id: 2041,
        titre: 'Brandade de lieu',
        rendement: { quantity: 4, unit: 'personnes' },
        temps: { prep: 20, cuisson: 35 },
        ingredients: [
          { id: 7, qty: 500, unit: 'g', label: 'lieu noir' },
          { id: 8, qty: '½', unit: 'litre', label: 'lait entier' },
          { id: 9, qty: null, unit: 'g', label: 'poivre blanc' },
        ],
        etapes: [
          { ordre: 1, texte: 'Pochez le lieu dans le lait pendant dix minutes.' },
          { ordre: 2, texte: 'Écrasez-le à la fourchette et poivrez.' },
        ],
      },
    }),
    title: 'Brandade de lieu',
    ingredients: ['500 g lieu noir', '½ litre lait entier', 'poivre blanc'],
    steps: [
      'Pochez le lieu dans le lait pendant dix minutes.',
      'Écrasez-le à la fourchette et poivrez.',
    ],
    facts: [4, 20, 35, 55],
  },
  'an amount and a product as objects of their own': {
    html: json({
      data: {
        dish: {
          name: 'Leek and Potato Soup',
          numberOfServings: 6,
          durations: { prep: { hours: 0, minutes: 15 }, cook: { hours: 1, minutes: 5 } },
          ingredientList: [
            { amount: { value: 3, unit: { name: 'cups' } }, product: { title: 'chicken stock' } },
            { amount: { value: 4, unit: null }, product: { title: 'leeks' }, note: 'sliced' },
            { amount: { value: 0.5, unit: { name: 'tsp' } }, product: { title: 'salt' } },
          ],
          cookingDirections: [
            { index: 1, body: 'Soften the leeks in a wide pot.' },
            { index: 2, body: 'Pour in the stock and simmer for an hour.' },
          ],
        },
      },
    }),
    title: 'Leek and Potato Soup',
    ingredients: ['3 cups chicken stock', '4 leeks, sliced', '0.5 tsp salt'],
    steps: ['Soften the leeks in a wide pot.', 'Pour in the stock and simmer for an hour.'],
    facts: [6, 15, 65, 80],
  },
  'German fields with a remark and groups': {
    html: json({
      rezept: {
        rezeptTitel: 'Apfelstreusel vom Blech',
        anzahlPortionen: 12,
        vorbereitungszeitInMinuten: 25,
        backzeitInMinuten: 40,
        zutatenGruppen: [
          {
            ueberschrift: 'Für den Teig',
            eintraege: [
              { menge: 300, einheit: 'g', zutat: 'Mehl', bemerkung: 'gesiebt' },
              { menge: 2, einheit: '', zutat: 'Eier' },
            ],
          },
          {
            ueberschrift: 'Für den Belag',
            eintraege: [{ menge: 1.5, einheit: 'kg', zutat: 'Äpfel' }],
          },
        ],
        arbeitsschritte: [
          { nr: 2, inhalt: 'Mit Äpfeln belegen und goldgelb backen.' },
          { nr: 1, inhalt: 'Mehl und Eier zu einem glatten Teig kneten.' },
        ],
      },
    }),
    title: 'Apfelstreusel vom Blech',
    ingredients: [
      'Für den Teig:',
      '300 g Mehl, gesiebt',
      '2 Eier',
      'Für den Belag:',
      '1.5 kg Äpfel',
    ],
    steps: [
      'Mehl und Eier zu einem glatten Teig kneten.',
      'Mit Äpfeln belegen und goldgelb backen.',
    ],
    facts: [12, 25, 40, 65],
  },
  'ingredients as lists of three values, steps as lists of two': {
    html: json({
      receta: {
        nombre: 'Garbanzos con espinacas',
        raciones: '4',
        tiempo_preparacion: '15 min',
        tiempo_coccion: '40 min',
        ingredientes: [
          [400, 'g', 'garbanzos cocidos'],
          [2, 'dientes', 'ajo'],
          [null, null, 'sal'],
        ],
        pasos: [
          [1, 'Sofríe el ajo en aceite hasta que tome color.'],
          [2, 'Añade los garbanzos y cuece a fuego lento.'],
        ],
      },
    }),
    title: 'Garbanzos con espinacas',
    ingredients: ['400 g garbanzos cocidos', '2 dientes ajo', 'sal'],
    steps: [
      'Sofríe el ajo en aceite hasta que tome color.',
      'Añade los garbanzos y cuece a fuego lento.',
    ],
    facts: [4, 15, 40, 55],
  },
  'as much as wanted as an amount, the oven under its name': {
    html: json({
      ricetta: {
        titolo: 'Focaccia alle cipolle',
        porzioni: { min: 6, max: 8 },
        tempi: { preparazione: 30, forno: 25 },
        elencoIngredienti: [
          { quantita: '500', unita: 'g', ingrediente: 'farina' },
          { quantita: 'q.b.', unita: '', ingrediente: 'sale' },
          { quantita: '3', unita: 'cucchiai', ingrediente: "olio d'oliva" },
        ],
        procedimento:
          '<p>Impastate la farina con acqua e olio.</p><p>Infornate fino a doratura.</p>',
      },
    }),
    title: 'Focaccia alle cipolle',
    ingredients: ['500 g farina', 'sale q.b.', "3 cucchiai olio d'oliva"],
    steps: ['Impastate la farina con acqua e olio.', 'Infornate fino a doratura.'],
    facts: [6, 30, 25, 55],
  },
  'a unit in one and in many, a food in one and in many': {
    html: json({
      recipe: {
        title: 'Garlic Butter Beans',
        portions: 2,
        prepTimeSeconds: 300,
        cookTimeSeconds: 1200,
        ingredients: [
          {
            quantity: 3,
            unit: { singular: 'clove', plural: 'cloves' },
            food: { singular: 'garlic', plural: 'garlic' },
          },
          { quantity: 1, unit: { singular: 'can', plural: 'cans' }, food: { name: 'white beans' } },
          { quantity: 2, unit: null, food: { singular: 'lemon', plural: 'lemons' } },
        ],
        steps: { 1: 'Warm the garlic in the butter.', 2: 'Stir in the beans and the lemon.' },
      },
    }),
    title: 'Garlic Butter Beans',
    ingredients: ['3 cloves garlic', '1 can white beans', '2 lemons'],
    steps: ['Warm the garlic in the butter.', 'Stir in the beans and the lemon.'],
    facts: [2, 5, 20, 25],
  },
  'times whose size says seconds': {
    html: json({
      recipe: {
        name: 'Barley Risotto',
        serves: 4,
        prep_time: 900,
        cook_time: 2700,
        ingredients: ['300 g pearl barley', '1 litre stock', '1 onion'],
        method: ['Sweat the onion until soft.', 'Add the barley and the stock and simmer.'],
      },
    }),
    title: 'Barley Risotto',
    ingredients: ['300 g pearl barley', '1 litre stock', '1 onion'],
    steps: ['Sweat the onion until soft.', 'Add the barley and the stock and simmer.'],
    facts: [4, 15, 45, 60],
  },
  'steps in sections with headings, each a list of objects': {
    html: json({
      rezept: {
        titel: 'Maultaschen in Brühe',
        portionen: 4,
        zeiten: { zubereitung: 60, kochen: 15, gesamt: 75 },
        zutaten: [
          { menge: '400', einheit: 'g', bezeichnung: 'Nudelteig' },
          { menge: '250', einheit: 'g', bezeichnung: 'Spinat' },
        ],
        zubereitung: [
          {
            titel: 'Füllung',
            schritte: [{ text: 'Den Spinat blanchieren und fein hacken.' }],
          },
          {
            titel: 'Fertigstellen',
            schritte: [
              { text: 'Den Teig füllen und falten.' },
              { text: 'In siedender Brühe gar ziehen lassen.' },
            ],
          },
        ],
      },
    }),
    title: 'Maultaschen in Brühe',
    ingredients: ['400 g Nudelteig', '250 g Spinat'],
    steps: [
      'Füllung:',
      'Den Spinat blanchieren und fein hacken.',
      'Fertigstellen:',
      'Den Teig füllen und falten.',
      'In siedender Brühe gar ziehen lassen.',
    ],
    facts: [4, 60, 15, 75],
  },
  'the whole line beside its parts': {
    html: json({
      recipe: {
        title: 'Carrot Slaw',
        yield: '4 servings',
        totalTimeInMinutes: 15,
        extendedIngredients: [
          { id: 11124, amount: 3, unit: '', name: 'carrots', original: '3 carrots, grated' },
          {
            id: 9152,
            amount: 1,
            unit: 'tbsp',
            name: 'lemon juice',
            original: '1 tbsp lemon juice',
          },
        ],
        analyzedInstructions: [
          {
            name: '',
            steps: [
              {
                number: 1,
                step: 'Toss the carrots with the lemon juice.',
                ingredients: [{ id: 11124, name: 'carrots' }],
                equipment: [{ name: 'bowl' }],
              },
            ],
          },
        ],
      },
    }),
    title: 'Carrot Slaw',
    ingredients: ['3 carrots, grated', '1 tbsp lemon juice'],
    steps: ['Toss the carrots with the lemon juice.'],
    facts: [4, null, null, 15],
  },
  'a list of foods as names with their amounts as values': {
    html: json({
      recette: {
        nom: 'Quatre-quarts',
        nombreDePersonnes: 8,
        dureePreparation: 'PT15M',
        dureeCuisson: 'PT45M',
        ingredients: { farine: '250 g', sucre: '250 g', beurre: '250 g', oeufs: 4 },
        realisation: ['Mélangez le beurre et le sucre.', 'Ajoutez le reste et enfournez.'],
      },
    }),
    title: 'Quatre-quarts',
    ingredients: ['250 g farine', '250 g sucre', '250 g beurre', '4 oeufs'],
    steps: ['Mélangez le beurre et le sucre.', 'Ajoutez le reste et enfournez.'],
    facts: [8, 15, 45, 60],
  },
  'groups whose names are the keys of their lists': {
    html: json({
      recipe: {
        heading: 'Lemon Posset Tart',
        servings: { count: 8, text: 'slices' },
        ingredients: {
          'For the base': ['200 g biscuits', '80 g butter'],
          'For the filling': ['600 ml double cream', '3 lemons'],
        },
        instructions: {
          'For the base': ['Crush the biscuits and stir in the butter.'],
          'For the filling': ['Boil the cream for three minutes.', 'Pour over the base and chill.'],
        },
      },
    }),
    title: 'Lemon Posset Tart',
    ingredients: [
      'For the base:',
      '200 g biscuits',
      '80 g butter',
      'For the filling:',
      '600 ml double cream',
      '3 lemons',
    ],
    steps: [
      'For the base:',
      'Crush the biscuits and stir in the butter.',
      'For the filling:',
      'Boil the cream for three minutes.',
      'Pour over the base and chill.',
    ],
    facts: [8, null, null, null],
  },
  'a name and times around the object that holds the lists': {
    html: json({
      receta: {
        titulo: 'Crema de calabaza',
        comensales: 4,
        tiempos: { preparacion: '10 minutos', coccion: { valor: 30, unidad: 'min' } },
        contenido: {
          ingredientes: [
            { cantidad: 800, unidad: 'g', producto: 'calabaza' },
            { cantidad: 1, unidad: null, producto: 'cebolla' },
          ],
          elaboracion: [
            { paso: 1, explicacion: 'Pocha la cebolla con la calabaza.' },
            { paso: 2, explicacion: 'Cubre con agua, cuece y tritura.' },
          ],
        },
      },
    }),
    title: 'Crema de calabaza',
    ingredients: ['800 g calabaza', '1 cebolla'],
    steps: ['Pocha la cebolla con la calabaza.', 'Cubre con agua, cuece y tritura.'],
    facts: [4, 10, 30, 40],
  },
  'rich text of an editor as steps': {
    html: json({
      recipe: {
        title: 'Oat Crumble',
        servings: 6,
        ingredients: [
          { _type: 'line', amountMin: 2, amountMax: 3, measure: 'cups', item: 'rolled oats' },
          { _type: 'line', amountMin: 1, amountMax: 1, measure: 'stick', item: 'butter' },
        ],
        method: [
          {
            _type: 'block',
            children: [
              { _type: 'span', text: 'Rub the butter ' },
              { _type: 'span', marks: ['strong'], text: 'into the oats.' },
            ],
          },
          { _type: 'block', children: [{ _type: 'span', text: 'Bake until crisp.' }] },
        ],
      },
    }),
    title: 'Oat Crumble',
    ingredients: ['2-3 cups rolled oats', '1 stick butter'],
    steps: ['Rub the butter into the oats.', 'Bake until crisp.'],
    facts: [6, null, null, null],
  },
  'amounts in whole numbers beside zero, a remark that begins with its comma': {
    html: json({
      recipe: {
        title: 'Quarkkuchen',
        servings: 4,
        servingSize: 300,
        caloriesPerServing: 250,
        preparationTime: 30,
        cookingTime: 0,
        restingTime: 60,
        instructions: 'Quark mit Eiern verrühren.\n\nIm Ofen goldbraun backen.',
        ingredientGroups: [
          {
            header: 'Masse',
            ingredients: [
              { name: 'Quark', unit: 'g', unitId: '11', amount: 500, usageInfo: ', abgetropft' },
              { name: 'Ei', pluralName: 'Eier', unit: '', amount: 3, usageInfo: '' },
              { name: 'Vanillezucker', unit: '', amount: 0, usageInfo: '' },
            ],
          },
        ],
      },
    }),
    title: 'Quarkkuchen',
    ingredients: ['Masse:', '500 g Quark, abgetropft', '3 Eier', 'Vanillezucker'],
    steps: ['Quark mit Eiern verrühren.', 'Im Ofen goldbraun backen.'],
    facts: [4, 30, null, null],
  },
  'a yield under a name that says none, a taste within the amount': {
    html: json({
      receta: {
        titulo: 'Gazpacho andaluz',
        para: '4 personas',
        tiempoTotal: '20 min',
        ingredientes: [
          { alimento: 'tomates', cantidad: { numero: 1, medida: 'kg' } },
          { alimento: 'pepino', cantidad: { numero: 1, medida: null } },
          { alimento: 'sal', cantidad: { texto: 'al gusto' } },
        ],
        preparacion: [
          { orden: 2, texto: 'Sirve bien frío con la sal.' },
          { orden: 1, texto: 'Tritura los tomates con el pepino.' },
        ],
      },
    }),
    title: 'Gazpacho andaluz',
    ingredients: ['1 kg tomates', '1 pepino', 'sal al gusto'],
    steps: ['Tritura los tomates con el pepino.', 'Sirve bien frío con la sal.'],
    facts: [4, null, null, 20],
  },
  'two systems of measures, doses as one text, times of a figure and a unit': {
    html: json({
      ricetta: {
        nome: 'Torta di farina',
        dosiPer: '8 persone',
        tempi: {
          preparazione: { valore: 20, unita: 'minuti' },
          cottura: { valore: 1, unita: 'ora' },
        },
        ingredienti: {
          gruppi: [
            {
              titolo: "Per l'impasto",
              voci: [
                { nome: 'farina 00', dose: '250 g' },
                {
                  nome: 'burro',
                  metrico: { quantita: 50, unita: 'g' },
                  imperiale: { quantita: 1.75, unita: 'oz' },
                },
              ],
            },
          ],
        },
        preparazione: {
          paragrafi: ['Mescolate la farina con il burro.', 'Infornate per un’ora.'],
        },
      },
    }),
    title: 'Torta di farina',
    ingredients: ["Per l'impasto:", '250 g farina 00', '50 g burro'],
    steps: ['Mescolate la farina con il burro.', 'Infornate per un’ora.'],
    facts: [8, 20, 60, 80],
  },
  'amounts in a list of their own, one for each number of servings': {
    html: json({
      recipe: {
        name: 'Beef Tacos',
        prepTime: 'PT10M',
        totalTime: 'PT35M',
        yields: [
          {
            yields: 2,
            ingredients: [
              { id: 'a', amount: 1, unit: null },
              { id: 'b', amount: 250, unit: 'g' },
            ],
          },
          {
            yields: 4,
            ingredients: [
              { id: 'a', amount: 2, unit: null },
              { id: 'b', amount: 500, unit: 'g' },
            ],
          },
        ],
        ingredients: [
          { id: 'b', name: 'beef mince', allergens: [] },
          { id: 'a', name: 'onion', allergens: ['none'] },
        ],
        steps: [
          { index: 1, instructions: 'Slice the onion thinly.', ingredients: ['a'] },
          { index: 2, instructions: 'Fry it with the mince.', ingredients: ['a', 'b'] },
        ],
      },
    }),
    title: 'Beef Tacos',
    ingredients: ['250 g beef mince', '1 onion'],
    steps: ['Slice the onion thinly.', 'Fry it with the mince.'],
    facts: [2, 10, null, 35],
  },
};
