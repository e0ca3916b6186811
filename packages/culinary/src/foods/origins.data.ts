/**
 * What a food comes from. Of meat the animal is said where diets and searches ask for it: "meat" is of whatever animal (sausage, mince, offal),
 * "cut" is meat only where the line names no other animal ("steak", but not that of "tuna steak"); "fish-seasoning" is made with fish and
 * does not taste of it; "animal-fat" is lard and its like, "insect" the red of cochineal.
 */
export const origins = [
  'beef',
  'pork',
  'lamb',
  'game',
  'meat',
  'cut',
  'chicken',
  'poultry',
  'fish',
  'fish-seasoning',
  'crustacean',
  'mollusc',
  'animal-fat',
  'gelatine',
  'rennet',
  'insect',
  'dairy',
  'egg',
  'honey',
  'plant',
  'mineral',
] as const;

export type Origin = (typeof origins)[number];
