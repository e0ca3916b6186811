import { mainsInAPan } from './mains-in-a-pan.data.ts';

/** All tables of dishes. */
export const allDishes = [mainsInAPan];
