import { expect, test } from '@jest/globals';
import { parseIngredient } from '../parse-ingredient.ts';

test.each([
  ['en', '2 tsp ras el hanout', 'ras el hanout'],
  ['en', '3 tbsp Grand Marnier', 'Grand Marnier'],
  ['en', '1 Big Mac sauce', 'Big Mac sauce'],
  ['en', '2 tbsp Big Red sauce', 'Big Red sauce'],
  ['en', '3 tbsp medium curry powder', 'medium curry powder'],
  ['en', '1 cup jumbo oats', 'jumbo oats'],
  ['en', '2 Petit Écolier biscuits', 'Petit Écolier biscuits'],
  ['de', '1 TL Ras el Hanout', 'Ras el Hanout'],
  ['de', '2 EL Grand Marnier', 'Grand Marnier'],
  ['de', '1 Kleiner Feigling', 'Kleiner Feigling'],
  ['fr', '3 c. à soupe de Grand Marnier', 'Grand Marnier'],
  ['fr', '2 c. à café rases de ras el hanout', 'ras el hanout', 'rases'],
  ['fr', '2 Petits Suisses', 'Petits Suisses'],
  ['fr', '200 g de petit salé', 'petit salé'],
  ['fr', '1 petite boîte de petits pois', 'petits pois', 'petite'],
  ['fr', '1 c. à soupe de gros sel', 'gros sel'],
  ['fr', '1 paquet de Petit Écolier', 'Petit Écolier'],
  ['it', '100 g di sale grosso', 'sale grosso'],
  ['es', '2 cucharadas de Grand Marnier', 'Grand Marnier'],
  ['es', '1 media noche', 'media noche'],
  ['es', '1 lata de media crema', 'media crema'],
  ['pt', '1 colher de sopa de sal grosso', 'sal grosso'],
  ['sv', '2 msk Grand Marnier', 'Grand Marnier'],
  // Sizes stay sizes
  ['en', '1 Big Green Pepper', 'Green Pepper', 'Big'],
  ['en', '3 Medium Potatoes', 'Potatoes', 'Medium'],
  ['de', '2 Große Kartoffeln', 'Kartoffeln', 'Große'],
  ['fr', '2 Gros Oignons', 'Oignons', 'Gros'],
  ['fr', '2 petits oignons', 'oignons', 'petits'],
  ['it', '2 cipolle grosse', 'cipolle', 'grosse'],
  ['nl', '1 Grote Ui', 'Ui', 'Grote'],
])('%s: "%s" is of the food "%s"', (language, line, name, size: string | null = null) => {
  expect(parseIngredient(line, { language })).toMatchObject({ name, size });
});

test.each([
  ['de', '1 EL, gestrichen, Zucker', 'Zucker', 'gestrichen'],
  ['de', '2 TL, gestr., Salz', 'Salz', 'gestr.'],
  ['de', '1 EL, leicht gehäuft, Mehl', 'Mehl', 'leicht gehäuft'],
  ['en', '1 tbsp, heaped, cocoa', 'cocoa', 'heaped'],
  ['fr', '1 c. à soupe, rase, de sucre', 'sucre', 'rase'],
])('%s: "%s" says between commas how full the spoon of "%s" is', (language, line, name, size) => {
  expect(parseIngredient(line, { language })).toMatchObject({ name, size, note: null });
});
