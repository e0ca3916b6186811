import type { Language } from '../../ingredients/units.data.ts';

/** Ingredient lines that state more than one figure, or a figure in an unusual place, by language. */
export const linesWithSeveralFigures: readonly (readonly [Language, readonly string[]])[] = [
  ['en', [
    '200 g sugar + 2 tbsp', '200 g sugar plus 2 tbsp', '200 g sugar and 2 tbsp', '200 g butter + 20 g for the tin', '1 cup sugar + 2 tbsp', 'flour 200 g + 2 tbsp', 'flour, 1 cup plus 2 tbsp', 'salt 1 tsp + 1 pinch', '3 eggs + 2 yolks', '200 ml milk + 50 ml water',
    '2 lb 4 oz beef', '1 cup plus 2 tbsp and 1 tsp sugar', '10 tbsp (1 stick + 2 tbsp) butter', '140 g (1 stick + 2 tbsp) butter', 'flour (1 cup plus 2 tbsp)', '500 g - 1 kg potatoes', '500g–1kg potatoes', '1 tsp to 1 tbsp chili', '2 to 3 dozen clams', '2-3 dozen oysters', '2 dozen eggs',
    '80/20 ground beef 1 lb', '1 lb 80/20 ground beef', '1 lb ground beef (80/20)', '1 lb ground beef, 90/10', '1 lb ground beef 85/15', '200 g San Marzano 28', '1 cup sugar, divided: 3/4 cup and 1/4 cup', '3 carrots, about 300 g total', '1 chicken, about 3 lb', '1 onion, 150 g',
    '1 cup (250 ml) stock, plus 1/4 cup (60 ml)', '4 (4- to 5-ounce) fillets', '1 (3 to 4 lb) chicken', '1 3-4 lb chicken', '2 x 400g/14oz tins beans', '1 can (15 oz) beans, plus 1/2 can (7 oz)', '1 lb (16 oz) butter', '2 tbsp (1 oz) butter', '16 oz (1 pint) cream', '1 cup (2 sticks/226g) butter',
    '1 cup (8 fl oz/250 ml) milk', '250 g flour 2 cups', '1 cup sugar - 200 g', 'tomatoes 400 g 1 can', '1 cup milk or 1/2 cup cream', '2 cups stock + 1 cup water', '1 lb shrimp + 8 oz scallops', '1½ pounds shrimp, 26 to 30 pieces', '8 large (12 ounces) figs', '1 cup less 2 tbsp flour', '2 chicken breasts, 6 oz each',
    '1 10-oz package frozen spinach, thawed (1 1/4 cups)', '3 x 2-inch strips lemon zest', '100 g each butter and sugar', '1 cup (120 g) plus 2 tbsp (15 g) flour', '1 pound and 4 ounces beef', '2 cups 1/2-inch pieces melon', '2 cups berries, plus 1/2 cup (60 g) for the top', '1 cup (200 g) sugar and 1/2 cup (100 g) honey',
    '2 tablespoons butter, divided (1 tbsp + 1 tbsp)', '9 oz (1 cup plus 2 tablespoons) granulated sugar', '50g 1¾oz butter', '100 g (3½oz/¾ cup) plain (all-purpose) flour', '1 box of 12 eggs', '2 cans of 14 oz tomatoes', '1 (28-ounce) can plus 1 (14-ounce) can tomatoes', '2 tbsp oil, plus two tablespoons for frying',
    '1 cup and a half of sugar', '1 dozen and a half eggs', '8 oz to 1 lb mushrooms', '1 pint - 600 ml stock', '10cm/4in piece root ginger, peeled', 'salt, 1 tsp plus more to taste',
    '2 cups plus 2 tbsp (280 g) flour, plus 2 tbsp for dusting', '1/2 lb (225g) + 2 oz butter', 'sugar (200 g) + 2 tbsp', '2 lb potatoes & 1 lb carrots', '3/4 cup plus 2 tbsp + 1 tsp milk', '3 dozen + 2 eggs', '1-1/2 dozen rolls', '5 to 6 cups (1.2–1.4 l) stock', '4 oz (about 1 cup + 2 tbsp) cheese', 'juice of 1 lemon + 1 tsp zest',
  ]],
  ['de', [
    '200 g Zucker + 2 EL', '200 g Zucker und 2 EL', 'Zucker 200 g + 2 EL', '500 g bis 1 kg Kartoffeln', 'je 100 g Butter und Zucker', 'je 1 TL Salz und Pfeffer', '200 g Zucker, davon 50 g zum Bestreuen', '1 kg 200 g Mehl', '1 EL und 1 TL Öl', '2 Eier und 1 Eigelb', '3 Eier + 1 Eigelb', '500 g Mehl + etwas mehr',
    '2 Dosen Kichererbsen à 400 g', '2-3 EL (30-45 ml) Öl', '2 Zwiebeln (ca. 200 g)', '250 ml Milch (3,5 % Fett)', '200 g Mehl Type 405', '2 bis 3 Dutzend Austern', '1 Pck. Vanillezucker (8 g)', '1 Huhn, ca. 1,5 kg', 'Butter 200 g und 20 g für die Form', '2 EL + 1 TL Essig', '1/2 Liter + 100 ml Brühe', 'ein Kilo und 200 g Mehl', '1 Bund + 2 Stängel Petersilie', '200 g + 2 EL Mehl', '1 TL Salz und 1/2 TL Pfeffer', '2 Eier, Größe 3', '1 Liter und ein halber Liter Milch', 'Mehl 500 g + etwas mehr', '100 g bis 1/2 Pfund Speck', '1 Huhn von 1,5 kg',
  ]],
  ['fr', [
    '25 cl de lait + 2 c. à soupe', '200 g de sucre et 2 cuillères à soupe', '50 g de beurre et 50 g de sucre', '1 kg 200 de boeuf', '1 l 1/2 de bouillon', '500 g à 1 kg de pommes', '2 œufs + 1 jaune', '100 g de beurre + 20 g pour le moule', '1 sachet de levure chimique (11 g)', '2 x 400 g de tomates', "1 poulet d'environ 1,5 kg", '2 boîtes de 400 g de tomates', '1 l 25 de lait', "2 c. à s. + 1 c. à c. d'huile", '75 g + 25 g de sucre', '1 œuf + 1 jaune pour dorer', '2 verres et demi de vin', 'beurre : 100 g + 20 g', '1 poulet, environ 1,5 kg',
  ]],
  ['it', ['200 g di burro + 20 g', 'burro 100 g + 20 g per la teglia', '200 g di zucchero e 2 cucchiai', '1 bustina di lievito (16 g)', '500 g - 1 kg di patate', '4 tuorli e 2 uova intere', '1 kg e 200 g di farina', '3 carote, circa 300 g', '2 tazze e 1/2 di riso', '1 kg e mezzo di farina', '1 bicchiere e mezzo di vino', '2 lattine da 400 g di pomodori', "2 cucchiai e 1/2 d'olio", '3 kg e 200 g di carne', '100 ml di latte e un cucchiaio']],
  ['es', ['200 g de azúcar + 2 cucharadas', '200 g de azúcar y 2 cucharadas', '100 g de mantequilla y 50 g de azúcar', '500 g a 1 kg de patatas', '2 huevos y 1 yema', '1 lata de atún (80 g)', '3 zanahorias, unos 300 g', '2 a 3 docenas de ostras', '1 pollo de 1,5 kg', '2 latas de 80 g de atún', '1 taza y media de azúcar', '300 g a medio kilo de merluza', '1/2 l y 100 ml de caldo', '1 taza y 1/4 de leche', 'media taza + 2 cucharadas de leche']],
];

/** Figures of these lines that do not grow with the recipe: shares, sorts, sizes and what one package holds. */
export const fixedFigures: Readonly<Record<string, readonly number[]>> = {
  '200 g San Marzano 28': [28], '1 can (15 oz) beans, plus 1/2 can (7 oz)': [15], '4 (4- to 5-ounce) fillets': [4, 5], '1 (3 to 4 lb) chicken': [3, 4], '1 3-4 lb chicken': [3, 4], '2 x 400g/14oz tins beans': [400, 14], '2 chicken breasts, 6 oz each': [6],
  '1 10-oz package frozen spinach, thawed (1 1/4 cups)': [10], '3 x 2-inch strips lemon zest': [2], '2 cups 1/2-inch pieces melon': [0.5], '2 Dosen Kichererbsen à 400 g': [400], '250 ml Milch (3,5 % Fett)': [3.5], '200 g Mehl Type 405': [405], '1 Pck. Vanillezucker (8 g)': [8],
  '1 sachet de levure chimique (11 g)': [11], '1 bustina di lievito (16 g)': [16], '1 lata de atún (80 g)': [80], '2 x 400 g de tomates': [400],
  '1 box of 12 eggs': [12], '2 Eier, Größe 3': [3], '2 cans of 14 oz tomatoes': [14], '1 Huhn von 1,5 kg': [1.5], "1 poulet d'environ 1,5 kg": [1.5], '2 boîtes de 400 g de tomates': [400], '2 lattine da 400 g di pomodori': [400], '1 pollo de 1,5 kg': [1.5], '2 latas de 80 g de atún': [80],
};
