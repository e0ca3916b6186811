import { describe, expect, test } from '@jest/globals';
import type { AnimalKind } from '../../foods/animals/animal-kinds.ts';
import { classifyDiet } from './classify-diet.ts';
import { harmlessRules } from '../../foods/animals/harmless-words.data.ts';

type FiveLanguages = Record<'en' | 'de' | 'fr' | 'it' | 'es', string>;
/** Lines of one rule, separated by semicolons: those it keeps vegetarian, and those alike that it must not. */
type RuleCases = Record<'en' | 'de' | 'fr' | 'it' | 'es', { harmless: string; meant: string }>;

/** What the lexicon itself says, by the longer name: a beef tomato is a tomato. */
const namedAfterAnimal = 'plant, mushroom or pasta named after an animal';

const fish = new Set<AnimalKind>(['fish', 'shellfish', 'fishSeasoning']);

const kinds: Record<AnimalKind, FiveLanguages> = {
  beef: {
    en: '500 g beef mince; 2 veal cutlets; 1 sirloin',
    de: '1 kg Rinderbraten; Kalbsschnitzel; 300 g Rindfleisch',
    fr: '800 g de bœuf à braiser; un rôti de veau',
    it: '300 g di manzo; 4 ossibuchi',
    es: '500 g de ternera; carne de res',
  },
  pork: {
    en: '4 slices bacon; 1 ham',
    de: '100 g Speckwürfel; Rohschinkenwürfel; Schweinefilet',
    fr: '200 g de lardons; 2 tranches de jambon',
    it: '150 g di guanciale; prosciutto crudo',
    es: '100 g de jamón serrano; panceta',
  },
  lamb: {
    en: '1 leg of lamb; 500 g goat, diced',
    de: 'Lammkeule; 600 g Hammelfleisch',
    fr: 'un gigot; épaule d’agneau',
    it: '1 kg di agnello; carne di pecora',
    es: 'paletilla de cordero; cabrito',
  },
  game: {
    en: '1 rabbit; 600 g venison',
    de: 'Rehrücken; 1 Wildschweinkeule',
    fr: '1 lapin; civet de sanglier',
    it: '1 coniglio; ragù di cinghiale',
    es: '1 conejo; carne de jabalí',
  },
  meat: {
    en: '4 sausages; chicken liver; 20 meatballs',
    de: '2 Bratwürste; 500 g Hackfleisch; Leberwurst',
    fr: '4 saucisses; 2 merguez; foie gras',
    it: '3 salsicce; fegato alla veneziana',
    es: '2 morcillas; hígado encebollado',
  },
  cut: {
    en: '2 steaks; any cooked meat',
    de: '4 Schnitzel; 300 g Fleisch',
    fr: '2 escalopes; 500 g de viande',
    it: '2 bistecche; carne macinata',
    es: '2 filetes; carne picada',
  },
  byproduct: {
    en: '3 sheets gelatine; 50 g lard',
    de: '4 Blatt Gelatine; Butterschmalz oder Schweineschmalz',
    fr: '3 feuilles de gélatine; saindoux',
    it: '10 g di colla di pesce; 50 g di strutto',
    es: '4 hojas de gelatina; manteca de cerdo',
  },
  chicken: {
    en: '1 chicken; 500 ml chicken stock',
    de: 'Hähnchenbrust; Haehnchenschenkel; Hühnerbrühe',
    fr: '4 cuisses de poulet; bouillon de poule',
    it: '1 petto di pollo; brodo di gallina',
    es: '2 pechugas; caldo de pollo',
  },
  poultry: {
    en: '1 turkey; 2 duck breasts',
    de: 'Putenbrust; Entenkeule; 1 Gans',
    fr: '2 magrets; escalope de dinde',
    it: 'petto di tacchino; 2 quaglie',
    es: 'muslo de pavo; confit de pato',
  },
  fish: {
    en: '2 salmon fillets; 6 anchovies; 2 tuna steaks',
    de: 'Räucherlachs; 1 Dose Thunfisch',
    fr: '4 pavés de saumon; filets d’anchois',
    it: '4 alici; tonno sott’olio',
    es: '2 lomos de merluza; boquerones',
  },
  shellfish: {
    en: '300 g prawns; oyster sauce',
    de: 'Garnelen; Miesmuscheln; Tintenfischringe',
    fr: 'noix de Saint-Jacques; moules; 12 huîtres',
    it: '500 g di cozze; gamberetti',
    es: '12 gambas; 1 kg de mejillones',
  },
  fishSeasoning: {
    en: '1 tsp Worcestershire sauce; 500 ml dashi',
    de: '1 TL Worcestersauce',
    fr: '1 c. à c. de Worcestershire',
    it: 'salsa Worcester',
    es: 'salsa Perrins',
  },
};

const rules: Record<string, RuleCases> = {
  'plant, mushroom or pasta named after an animal': {
    en: {
      harmless:
        '200 g oyster mushrooms; 1 beefsteak tomato; lamb’s lettuce; hen of the woods; 2 crab apples; kidney beans; butternut squash; 1 eggplant',
      meant: '12 oysters; 1 beefsteak; rack of lamb; 2 hens; crab meat; 2 lamb kidneys',
    },
    de: {
      harmless:
        '2 Fleischtomaten; Ochsenherz-Tomaten ohne Ochsen; Wachtelbohnen; 5 g Hirschhornsalz; Gänseblümchen; Kidneybohnen; Butternusskürbis',
      meant: '500 g Fleisch; Hirschgulasch; 4 Wachteln; Gänsebrust',
    },
    fr: {
      harmless: 'tomates cœur de bœuf; pleurotes en huître; pieds de mouton',
      meant: 'joue de bœuf; 6 huîtres; épaule de mouton',
    },
    it: { harmless: '2 pomodori cuore di bue; funghi ostrica', meant: 'coda di bue; 6 ostriche' },
    es: { harmless: 'tomate corazón de buey; setas de ostra', meant: 'chuletón de buey; 6 ostras' },
  },
  'egg of a bird': {
    en: {
      harmless: '6 quail eggs; 2 duck egg yolks; hen’s eggs',
      meant: '4 quails; 1 duck; chicken and 2 eggs',
    },
    de: {
      harmless: '6 Wachteleier; 2 Hühnereier; 1 Entenei; Ei vom Huhn',
      meant: '4 Wachteln; Hühnerbrust; Eier und Huhn',
    },
    fr: {
      harmless: '6 œufs de caille; 2 jaunes d’œufs de poule; œufs d’oie',
      meant: '2 cailles; 1 poule; œufs et poulet; œufs de saumon',
    },
    it: {
      harmless: '6 uova di quaglia; un uovo d’anatra; 2 tuorli di gallina',
      meant: '2 quaglie; petto d’anatra; uova di salmone',
    },
    es: {
      harmless: '6 huevos de codorniz; huevo de gallina',
      meant: '4 codornices; 1 gallina; huevos con pollo',
    },
  },
  'milk or cheese of the animal': {
    en: {
      harmless: '100 g goat’s cheese; goat milk; goat curd',
      meant: '1 kg goat shoulder; lamb with cheese',
    },
    de: {
      harmless: 'Ziegenkäse; Schafsmilch; Lammkäse',
      meant: 'Ziegenfleisch; Lammfilet mit Käse',
    },
    fr: {
      harmless: 'fromage de chèvre; lait d’agneau',
      meant: 'gigot d’agneau; fromage et agneau',
    },
    it: {
      harmless: '100 g di ricotta di pecora; latte di pecora; formaggio di bue',
      meant: 'spezzatino di pecora; pecora con ricotta',
    },
    es: {
      harmless: '250 ml de leche de vaca; queso de vaca; mantequilla de vaca',
      meant: 'solomillo de vaca; queso y vaca',
    },
  },
  'vegan or vegetarian version': {
    en: {
      harmless:
        '4 vegan sausages; vegetarian Italian sausage; sausages (vegan); tofu bacon; plant-based beef mince; soy chorizo; chicken substitute; beyond meat',
      meant: '4 sausages; vegan mayo and bacon; sausage, tofu and rice',
    },
    de: {
      harmless:
        '200 g veganes Hack; vegetarische Würstchen; Sojageschnetzeltes; Tofuwürstchen; Wurst (vegan); pflanzlicher Schinken',
      meant: '200 g Hack; vegane Butter und Schinken',
    },
    fr: {
      harmless:
        '4 saucisses végétales; haché de bœuf végétal; simili-poulet; lardons de soja; jambon vegan',
      meant: '4 saucisses; bouillon végétal et poulet; thon à l’huile végétale',
    },
    it: {
      harmless: '2 salsicce vegetali; ragù di carne di soia; bistecca di seitan; wurstel vegani',
      meant: '2 salsicce; panna vegetale e pancetta',
    },
    es: {
      harmless: 'chorizo vegano; salchichas vegetales; carne de soja; filetes de seitán',
      meant: '2 salchichas; nata vegetal y jamón',
    },
  },
  'fat, gelatine or rennet of plants or microbes': {
    en: {
      harmless: 'vegetable suet; microbial rennet tablets; 2 ml rennet (microbial)',
      meant: '100 g suet; vegetable stock and lard; vegetables fried in lard; rennet',
    },
    de: {
      harmless: '2 ml mikrobielles Lab; Lab (mikrobiell); gelatinefreie Gummibärchen',
      meant: '2 ml Lab; pflanzliche Milch und Lab; Schweineschmalz',
    },
    fr: {
      harmless: 'présure liquide microbienne; gélatine végétale',
      meant: 'présure; huile végétale et saindoux',
    },
    it: {
      harmless: 'caglio liquido microbico; gelatina vegetale',
      meant: 'caglio; brodo vegetale e strutto',
    },
    es: {
      harmless: 'cuajo líquido microbiano; gelatina vegetal',
      meant: 'cuajo; bebida vegetal y manteca de cerdo',
    },
  },
  'made of soy': {
    en: {
      harmless: '200 g soy mince; tofu bacon; soya chicken',
      meant: 'soy-glazed salmon; soy sauce chicken; 4 soy braised pork chops',
    },
    de: { harmless: 'Soja-Schnetzel; Tofu-Würstchen', meant: 'in Soja mariniertes Hähnchen' },
    fr: { harmless: 'lardons de soja; 2 steaks de tofu', meant: 'saumon sauce soja' },
    it: { harmless: 'ragù di carne di soia', meant: 'pollo in salsa di soia' },
    es: { harmless: 'carne de soja', meant: 'pollo con salsa de soja' },
  },
  'said to be absent': {
    en: {
      harmless:
        'stock without meat; meat-free mince; gelatine-free gummies; chickenless broth without chicken',
      meant: 'chicken without skin; sugar-free bacon; chicken free range; salmon free from bones',
    },
    de: {
      harmless: 'Brühe ohne Fleisch; fleischlose Bällchen; gelatinefreie Gummibärchen',
      meant: 'Hähnchen ohne Haut; zuckerfreier Schinken',
    },
    fr: {
      harmless: 'farce sans viande; bonbons sans gélatine',
      meant: 'poulet sans peau; saucisses sans gluten',
    },
    it: {
      harmless: 'ragù senza carne; budino senza gelatina',
      meant: 'pollo senza pelle; salsiccia senza budello',
    },
    es: {
      harmless: 'relleno sin carne; gominolas sin gelatina',
      meant: 'pollo sin piel; chorizo sin picante',
    },
  },
  'made to look or taste like it': {
    en: {
      harmless:
        'jackfruit, shredded like pulled pork; aubergine, cut like bacon; tofu instead of chicken',
      meant: 'white fillets like cod; chicken, shredded like pork; sausage like merguez',
    },
    de: {
      harmless: 'Jackfruit, zerzupft wie Pulled Pork; Tofu statt Hähnchen',
      meant: 'Aufschnitt wie Salami; Hähnchen statt Pute',
    },
    fr: {
      harmless: 'jacquier effiloché façon porc; tofu à la place du poulet',
      meant: 'charcuterie comme du jambon; poulet façon canard',
    },
    it: {
      harmless: 'melanzana affettata come pancetta; tofu al posto del pollo',
      meant: 'salume come lo speck; pollo al posto del tacchino',
    },
    es: {
      harmless: 'yaca deshebrada como cerdo; tofu en lugar de pollo',
      meant: 'embutido como chorizo; pollo en lugar de pavo',
    },
  },
  'flesh of a fruit, nut or shoot': {
    en: {
      harmless: '100 g coconut meat; walnut meats; young coconut meat; coconut milk',
      meant: 'ground meat; crab meat',
    },
    de: {
      harmless: 'das Fruchtfleisch von 1 Mango; 200 g Kokosfleisch',
      meant: '200 g Rindfleisch; Krebsfleisch',
    },
    fr: { harmless: 'viande de coco râpée; lait de coco', meant: 'viande de bœuf; viande hachée' },
    it: { harmless: 'carne di cocco; latte di cocco', meant: 'carne di vitello; carne trita' },
    es: {
      harmless: 'carne de membrillo; carne de pimiento choricero',
      meant: 'carne de cerdo; carne guisada',
    },
  },
  'vegetable cut or shaped like meat': {
    en: {
      harmless:
        '2 cauliflower steaks; eggplant meatballs; coconut bacon; carrot lox; 2 ribs celery; celery ribs; kale, ribs removed; steak fries',
      meant: '2 rump steaks; bacon; lox; pork ribs; 1 kg ribs',
    },
    de: {
      harmless: 'Sellerieschnitzel; 2 Blumenkohlsteaks; Auberginen-Schnitzel; Orangenfilets',
      meant: 'Putenschnitzel; Basafilets; 2 Steaks; Schnitzel mit Blumenkohl',
    },
    fr: {
      harmless: 'steak de chou-fleur; caviar d’aubergines; escalope de céleri',
      meant: 'steak haché; caviar; steak et chou-fleur',
    },
    it: {
      harmless: 'polpette di melanzane; bistecca di cavolfiore; cotoletta di sedano',
      meant: 'polpette al sugo; bistecca alla griglia; cotoletta alla milanese',
    },
    es: {
      harmless: 'hamburguesas de lentejas; albóndigas de berenjena; filetes de coliflor',
      meant: 'hamburguesas caseras; albóndigas en salsa; filetes empanados',
    },
  },
  'what is done, and how it looks': {
    en: {
      harmless:
        'heart-shaped biscuits; kid-friendly pasta; breadcrumbs, bone dry; vegetable kebabs',
      meant: 'roasted hearts; roast kid; roasted bones; lean kebab',
    },
    de: {
      harmless: '1 Rippe Schokolade; Mangold, Rippen entfernt; Gemüse-Döner',
      meant: 'scharfe Rippe; geschmorte Rippen; knuspriger Döner',
    },
    fr: { harmless: 'langues de chat; cœur en chocolat', meant: 'langue fumée; cœurs grillés' },
    it: {
      harmless: 'lingue di gatto; cuori di cioccolato',
      meant: 'lingua brasata; cuori grigliati',
    },
    es: {
      harmless: 'aceitunas con hueso; lenguas de gato',
      meant: 'huesos tostados; lengua estofada',
    },
  },
  'sweet or dish by the name alone': {
    en: {
      harmless: 'Swedish fish; cowboy caviar; chocolate salami; duck sauce; caviar lentils',
      meant: 'white fish; beluga caviar; sliced salami',
    },
    de: { harmless: 'Schokoladen-Salami; Linsen-Kaviar', meant: '100 g Salami; Kaviar' },
    fr: {
      harmless: 'saucisson au chocolat; poissons en chocolat',
      meant: 'saucisson sec; poissons de roche',
    },
    it: {
      harmless: 'salame di cioccolato; uova all’occhio di bue; lonza di fico',
      meant: 'salame piccante; ragù di bue; lonza di maiale',
    },
    es: {
      harmless: 'pico de gallo; tocino de cielo; pechugas de monja',
      meant: 'tocino ahumado; pechugas de pollo',
    },
  },
  'tool, bread or spice for it': {
    en: {
      harmless:
        '4 hamburger buns; hot dog rolls; poultry seasoning; steak seasoning; 1 tsp chicken masala; oil for the chicken',
      meant: '4 hamburgers; 2 hot dogs; roast poultry; chicken with seasoning',
    },
    de: {
      harmless:
        '1 TL Hähnchengewürz; durch den Fleischwolf; Gewürz für Fisch; Salz für das Fleisch',
      meant: '1 Hähnchen; Fleisch und Gewürze; Fisch',
    },
    fr: {
      harmless: '4 pains à hamburger; épices pour poisson; farine pour la viande',
      meant: '2 hamburgers; poisson aux épices; pain de viande',
    },
    it: {
      harmless: 'panini per hamburger; spezie per pesce; farina per la carne',
      meant: '2 hamburger; pesce alle spezie; pane e salame',
    },
    es: {
      harmless: 'panes de hamburguesa; especias para pollo; harina para el pescado',
      meant: '2 hamburguesas; muslos con especias; pan con jamón',
    },
  },
};

const lines = (list: string) => list.split(';').map((line) => line.trim());
const languages = ['en', 'de', 'fr', 'it', 'es'] as const;

describe.each(Object.entries(kinds))('%s', (kind, examples) => {
  test.each(
    languages.flatMap((language) => lines(examples[language]).map((line) => [language, line])),
  )('is found in %s: %s', (language, line) => {
    expect(classifyDiet('Supper', [line], language)).toBe(
      fish.has(kind as AnimalKind) ? 'pescetarian' : 'omnivore',
    );
  });
});

describe.each(Object.entries(rules))('%s', (_rule, cases) => {
  test.each(
    languages.flatMap((language) =>
      lines(cases[language].harmless).map((line) => [language, line]),
    ),
  )('leaves a recipe vegetarian in %s: %s', (language, line) => {
    expect(classifyDiet('Supper', [line], language)).toBe('vegetarian');
  });

  test.each(
    languages.flatMap((language) => lines(cases[language].meant).map((line) => [language, line])),
  )('does not hold in %s: %s', (language, line) => {
    expect(classifyDiet('Supper', [line], language)).not.toBe('vegetarian');
  });
});

test('every rule has its cases', () => {
  expect(Object.keys(rules).sort()).toEqual(
    [namedAfterAnimal, ...harmlessRules.map(({ id }) => id)].sort(),
  );
});
