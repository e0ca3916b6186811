import { expect, test } from '@jest/globals';
import { allergensIn } from './allergens-in.ts';
import { findFood } from './find-food.ts';

test.each([
  ['en', 'coley fillets', 'coley', 'Fish counter', 'fish'],
  ['en', 'hake skinless fillets', 'hake', 'Fish counter', 'fish'],
  ['en', 'fillets of hake', 'hake', 'Fish counter', 'fish'],
  ['en', 'hake loin', 'hake', 'Fish counter', 'fish'],
  ['en', 'celeriac steaks', 'celeriac', 'Fruit and vegetables', 'celery'],
  ['en', 'cauliflower wings', 'cauliflower', 'Fruit and vegetables', null],
  ['en', 'aubergine schnitzel', 'aubergine', 'Fruit and vegetables', null],
  ['en', 'tofu bacon', 'tofu', 'Deli and chilled', 'soybeans'],
  ['en', 'coconut bacon', 'desiccated coconut', 'Baking', null],
  ['en', 'cod cheeks', 'cod', 'Fish counter', 'fish'],
  ['en', 'turkey drumsticks', 'turkey', 'Meat and poultry', null],
  ['en', 'mock duck', 'seitan', 'Deli and chilled', 'gluten'],
  ['en', 'lamb steaks', 'lamb', 'Meat and poultry', null],
  ['en', 'gammon steaks', 'ham', 'Deli and chilled', null],
  ['en', 'rabbit legs', 'rabbit', 'Meat and poultry', null],
  ['es', 'lomo de merluza', 'hake', 'Fish counter', 'fish'],
  ['es', 'carrilleras de cerdo', 'pork', 'Meat and poultry', null],
  ['fr', 'aile de raie', 'fish', 'Fish counter', 'fish'],
  ['fr', 'steak de soja', 'soy', 'Deli and chilled', 'soybeans'],
  ['fr', 'filets de lapin', 'rabbit', 'Meat and poultry', null],
  ['fr', 'suprêmes de volaille', 'poultry', 'Meat and poultry', null],
  ['fr', 'suprêmes d’orange', 'orange', 'Fruit and vegetables', null],
  ['it', 'ali di razza', 'fish', 'Fish counter', 'fish'],
  ['it', 'bistecca di maiale', 'pork', 'Meat and poultry', null],
  ['it', 'involtini di melanzane', 'aubergine', 'Fruit and vegetables', null],
  ['pt', 'filetes de pescada', 'hake', 'Fish counter', 'fish'],
  ['pt', 'bife de atum', 'tuna', 'Fish counter', 'fish'],
  ['de', 'Forellenfilets', 'trout', 'Fish counter', 'fish'],
  ['de', 'Eglifilets', 'fish', 'Fish counter', 'fish'],
  ['de', 'Sellerieschnitzel', 'celeriac', 'Fruit and vegetables', 'celery'],
  ['de', 'Pouletbrüstchen', 'chicken breast', 'Meat and poultry', null],
  ['de', 'Pouletbrustfilet', 'chicken breast', 'Meat and poultry', null],
  ['de', 'Pouletgeschnetzeltes', 'chicken', 'Meat and poultry', null],
  ['de', 'Kalbsschnitzeln', 'veal escalope', 'Meat and poultry', null],
  ['de', 'Lammlachse', 'lamb', 'Meat and poultry', null],
  ['nl', 'bloemkoolsteak', 'cauliflower', 'Fruit and vegetables', null],
  ['nl', 'forelfilets', 'trout', 'Fish counter', 'fish'],
  ['sv', 'hjortstek', 'venison', 'Meat and poultry', null],
])('in %s %s is of its animal or plant: %s, %s, %s', (language, name, food, aisle, allergen) => {
  expect(findFood(name, language)).toMatchObject({ name: food, aisle });
  expect(allergensIn([name], language).has).toEqual(allergen === null ? [] : [allergen]);
});

test.each([
  ['en', 'steak', 'beef steak'],
  ['en', 'chicken wings', 'chicken wing'],
  ['en', 'fillets with hake', 'meat'],
  ['fr', 'steak de bœuf', 'beef steak'],
  ['fr', 'steak au poivre', 'beef steak'],
  ['es', 'carrilleras', 'ox cheek'],
  ['de', 'Zwiebelsteak', null],
  ['en', 'boneless fillets', 'meat'],
  ['it', 'costine di maiale', 'pork ribs'],
])('in %s %s stays what it is: %s', (language, name, food) =>
  expect(findFood(name, language)?.name ?? null).toBe(food),
);

test.each([
  ['en', 'cocoa butter'],
  ['de', 'Kakaobutter'],
  ['fr', 'beurre de cacao'],
  ['it', 'burro di cacao'],
  ['es', 'manteca de cacao'],
  ['nl', 'cacaoboter'],
  ['pt', 'manteiga de cacau'],
  ['sv', 'kakaosmör'],
])('in %s %s is of a plant, neither dairy nor lard', (language, name) => {
  expect(findFood(name, language)).toMatchObject({ name: 'cocoa butter', allergens: { has: [] } });
  expect(findFood(name, language)?.origins.has).toEqual(['plant']);
});

test.each([
  ['en', 'sutchi loin'],
  ['es', 'lomo de zorgo'],
  ['de', 'Zorgfilets'],
])('in %s of what %s is, is not known, and so are its allergens', (language, name) =>
  expect(allergensIn([name], language)).toEqual({ has: [], may: [], unknown: [name] }),
);
