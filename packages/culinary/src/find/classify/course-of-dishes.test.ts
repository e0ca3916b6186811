import { expect, test } from '@jest/globals';
import { classifyCourse } from './classify-course.ts';

/** Title; ingredients; course, "-" for none. */
const dishes: Record<string, string> = {
  en: `
    Lemon Curd; 3 lemons, 200 g sugar, 100 g butter, 4 eggs; -
    Strawberry Jam; 1 kg strawberries, 800 g sugar; -
    Homemade Peanut Butter; 400 g peanuts, 1 tsp salt; -
    Rich Tomato Sauce; 1 kg tomatoes, 1 onion, 2 cloves garlic; -
    Chicken Stock; 1 kg chicken wings, 2 carrots, 1 onion; -
    Beef Gravy; 500 ml beef stock, 2 tbsp flour; -
    Pizza Dough; 500 g flour, 7 g yeast, 300 ml water; -
    Pink Lemonade; 4 lemons, 150 g sugar, 1 l water; -
    Banana Smoothie; 2 bananas, 300 ml milk; -
    Ranch Dressing; 100 ml buttermilk, 3 tbsp mayonnaise; -
    Spaghetti with Tomato Sauce; 400 g spaghetti, 500 g tomatoes; main
    Beef and Barley Stew; 600 g beef, 100 g barley; main
    Butter Chicken; 800 g chicken thighs, 200 ml cream; main
    Grandad’s Sunday Special; 1.2 kg pork shoulder, 2 onions; main
    Chocolate Pudding; 500 ml milk, 100 g chocolate; dessert
    Aunt May’s Squares; 200 g flour, 150 g sugar, 2 eggs; dessert
    Red Pepper Hummus; 400 g chickpeas, 1 red pepper; starter
    Leek Soup; 3 leeks, 1 l stock; -
    Green Salad; 1 lettuce, 2 tbsp oil; -
  `,
  de: `
    Zitronencurd; 3 Zitronen, 200 g Zucker, 100 g Butter, 4 Eier; -
    Erdbeermarmelade; 1 kg Erdbeeren, 500 g Gelierzucker; -
    Schnelle Tomatensoße; 1 kg Tomaten, 1 Zwiebel; -
    Gemüsebrühe; 500 g Suppengemüse, 2 l Wasser; -
    Hefeteig; 500 g Mehl, 1 Würfel Hefe, 250 ml Milch; -
    Kräuterbutter; 250 g Butter, 1 Bund Petersilie; -
    Holunderblütensirup; 1 kg Zucker, 20 Holunderblüten; -
    Heiße Schokolade; 500 ml Milch, 100 g Schokolade; -
    Rinderrouladen; 4 Rinderrouladen, 4 Gurken; main
    Kartoffelgratin; 1 kg Kartoffeln, 300 ml Sahne; main
    Nudeln mit Pesto; 400 g Nudeln, 4 EL Pesto; main
    Omas Allerlei; 600 g Hackfleisch, 2 Zwiebeln; main
    Apfelkuchen; 300 g Mehl, 150 g Zucker, 4 Äpfel; dessert
    Rote Grütze; 500 g Beeren, 100 g Zucker; dessert
    Reis; 300 g Reis, 600 ml Wasser; -
  `,
  fr: `
    Confiture de fraises; 1 kg de fraises, 800 g de sucre; -
    Sauce béchamel; 50 g de beurre, 50 g de farine, 500 ml de lait; -
    Citronnade maison; 4 citrons, 100 g de sucre; -
    Pâte brisée; 250 g de farine, 125 g de beurre; -
    Vinaigrette à la moutarde; 3 c. à soupe d’huile, 1 c. à soupe de vinaigre; -
    Bœuf bourguignon; 1 kg de bœuf, 75 cl de vin rouge; main
    Blanquette de veau; 1 kg de veau, 3 carottes; main
    La ratatouille; 2 aubergines, 3 courgettes; main
    Gâteau au yaourt; 1 yaourt, 200 g de sucre, 3 œufs; dessert
    Rillettes de saumon; 200 g de saumon, 100 g de fromage frais; starter
  `,
  it: `
    Marmellata di arance; 1 kg di arance, 600 g di zucchero; -
    Pesto alla genovese; 80 g di basilico, 30 g di pinoli; -
    Sugo al pomodoro; 800 g di pomodori, 1 cipolla; -
    Limoncello; 8 limoni, 1 l di alcol, 500 g di zucchero; -
    Risotto ai funghi; 320 g di riso, 300 g di funghi; main
    Saltimbocca alla romana; 8 fettine di vitello, 8 fette di prosciutto; main
    Bruschetta al pomodoro; 4 fette di pane, 3 pomodori; starter
    Tiramisù classico; 500 g di mascarpone, 4 uova; dessert
    Il dolce della nonna; 250 g di farina, 200 g di zucchero, 3 uova; dessert
  `,
  es: `
    Mermelada de higos; 1 kg de higos, 500 g de azúcar; -
    Salsa brava; 400 g de tomate, 1 cebolla; -
    Sangría; 1 l de vino tinto, 2 naranjas; -
    Caldo de pescado; 1 kg de espinas de pescado, 1 puerro; -
    Paella valenciana; 400 g de arroz, 500 g de pollo; main
    Albóndigas en salsa; 500 g de carne picada, 1 cebolla; main
    Croquetas de jamón; 100 g de jamón, 500 ml de leche; starter
    Arroz con leche; 1 l de leche, 150 g de arroz; dessert
    Bizcocho de limón; 250 g de harina, 200 g de azúcar; dessert
  `,
};
const rows = Object.entries(dishes).flatMap(([language, table]) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', lines = '', course = ''] = row.split(';').map((cell) => cell.trim());
      return [language, title, course, lines] as const;
    }),
);

test.each(rows)('in %s "%s" is filed under %s', (language, title, course, lines) => {
  const dish = { title, courseText: null, tags: [], lines: lines.split(', '), language };
  expect(classifyCourse(dish) ?? '-').toBe(course);
});

test('most titles say it also where the language is not known', () => {
  const wrong = rows.filter(([, title, course, lines]) => {
    const dish = { title, courseText: null, tags: [], lines: lines.split(', ') };
    return (classifyCourse(dish) ?? '-') !== course;
  });
  expect(wrong.map(([, title]) => title)).toEqual([]);
});

test.each([
  ['Lemon Curd', 'main'],
  ['Tomatensoße', 'Hauptgericht'],
  ['Citronnade', 'plat principal'],
])('a tag makes no main of %s', (title, tag) => {
  expect(classifyCourse({ title, courseText: null, tags: [tag] })).toBeNull();
  expect(classifyCourse({ title, courseText: null, tags: ['dessert'] })).toBe('dessert');
});

test('a label that speaks of main ingredients states no course', () => {
  const tags = ['Main ingredient: lemon'];
  expect(classifyCourse({ title: 'Fizz', courseText: null, tags })).toBeNull();
});
