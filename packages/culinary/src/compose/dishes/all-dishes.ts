import { dessertsFromTheFridge } from './desserts-from-the-fridge.data.ts';
import { dessertsFromTheOven } from './desserts-from-the-oven.data.ts';
import { dessertsFromTheStove } from './desserts-from-the-stove.data.ts';
import { mainsAtOnce } from './mains-at-once.data.ts';
import { mainsInAPan } from './mains-in-a-pan.data.ts';
import { mainsInAPot } from './mains-in-a-pot.data.ts';
import { mainsInTheOven } from './mains-in-the-oven.data.ts';
import { startersFromTheStove } from './starters-from-the-stove.data.ts';
import { startersWithoutAStove } from './starters-without-a-stove.data.ts';

/** All tables of dishes. */
export const allDishes = [
  startersFromTheStove,
  startersWithoutAStove,
  mainsInAPan,
  mainsInAPot,
  mainsInTheOven,
  mainsAtOnce,
  dessertsFromTheOven,
  dessertsFromTheStove,
  dessertsFromTheFridge,
];
