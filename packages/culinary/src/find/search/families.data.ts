import type { AnimalKind } from '../../foods/animals/animal-kinds.ts';
import { wordTable } from '../../words/word-table.ts';

/**
 * Words of a query that stand for a family of foods. A strict family is found by whole words alone, and not where an ingredient is only
 * flavoured with it (stock, sauce, extract).
 */
export interface Family {
  strict: boolean;
  /** The food whose names, in all languages, are those of the family. */
  food?: string;
  /** Names that are no food's. */
  names?: string;
  /** Kinds of animals that belong to it, read with the rules of the diets. */
  animals?: readonly AnimalKind[];
  /** The mark that its foods bear in the lexicon. */
  mark?: string;
  /** Dishes that are made of it. */
  dishes?: string;
}

export const families = wordTable<Family>({
  meat: {
    strict: true,
    food: 'meat',
    animals: ['beef', 'pork', 'lamb', 'game', 'meat', 'cut'],
  },
  beef: { strict: true, food: 'beef', animals: ['beef'] },
  chicken: { strict: true, food: 'chicken', animals: ['chicken'] },
  poultry: { strict: true, food: 'poultry', animals: ['chicken', 'poultry'] },
  fish: { strict: true, food: 'fish', animals: ['fish'] },
  cheese: { strict: true, food: 'cheese', mark: 'c', dishes: 'cheeseburger, cheeseburgers' },
  seafood: { strict: false, food: 'seafood', animals: ['fish', 'shellfish'] },
  pasta: {
    strict: false,
    food: 'pasta',
    mark: 'p',
    dishes:
      'carbonara, bolognese, amatriciana, cacio e pepe, mac and cheese, fideua, canelones, maultaschen',
  },
  pizza: {
    strict: false,
    names: 'pizza, pizzas, pizze, pizzen',
    dishes: `
        calzone, calzoni, pizzetta, pizzette, pinsa, margherita, marinara pizza, napoletana,
        quattro stagioni, quattro formaggi, capricciosa, focaccia, sfincione, flammkuchen,
        tarte flambee, lahmacun, pide, pissaladiere, flatbread pizza, pizzateig
      `,
  },
});
