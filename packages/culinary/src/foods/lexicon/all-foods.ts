import { beef } from './beef.data.ts';
import { bread } from './bread.data.ts';
import { cheese } from './cheese.data.ts';
import { deli } from './deli.data.ts';
import { driedFruitAndNuts } from './dried-fruit-and-nuts.data.ts';
import { driedHerbs } from './dried-herbs.data.ts';
import { drinks } from './drinks.data.ts';
import { eggsAndMilk } from './eggs-and-milk.data.ts';
import { fish } from './fish.data.ts';
import { flours } from './flours.data.ts';
import { frozen } from './frozen.data.ts';
import { fruit } from './fruit.data.ts';
import { fruitVegetables } from './fruit-vegetables.data.ts';
import { herbs } from './herbs.data.ts';
import { jars } from './jars.data.ts';
import { leavesAndPods } from './leaves-and-pods.data.ts';
import { mushrooms } from './mushrooms.data.ts';
import { oilsAndVinegars } from './oils-and-vinegars.data.ts';
import { pastaAndRice } from './pasta-and-rice.data.ts';
import { porkAndLamb } from './pork-and-lamb.data.ts';
import { poultry } from './poultry.data.ts';
import { pulses } from './pulses.data.ts';
import { raisingAndSetting } from './raising-and-setting.data.ts';
import { readyDishes } from './ready-dishes.data.ts';
import { rootsAndOnions } from './roots-and-onions.data.ts';
import { sauces } from './sauces.data.ts';
import { seafood } from './seafood.data.ts';
import { spices } from './spices.data.ts';
import { sweetThings } from './sweet-things.data.ts';
import { tins } from './tins.data.ts';
import { wineAndSpirits } from './wine-and-spirits.data.ts';

/** Every table of foods, in the order in which one walks through a shop. */
export const allFoods = [
  rootsAndOnions,
  fruitVegetables,
  leavesAndPods,
  mushrooms,
  fruit,
  herbs,
  bread,
  eggsAndMilk,
  cheese,
  poultry,
  beef,
  porkAndLamb,
  fish,
  seafood,
  deli,
  pastaAndRice,
  pulses,
  tins,
  jars,
  oilsAndVinegars,
  sauces,
  flours,
  sweetThings,
  raisingAndSetting,
  driedFruitAndNuts,
  spices,
  driedHerbs,
  wineAndSpirits,
  drinks,
  frozen,
  readyDishes,
];
