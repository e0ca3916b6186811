/** Energy and what gives it: kilocalories, else grams. */
export const macronutrients = ['calories', 'protein', 'carbohydrates', 'fat', 'fiber'] as const;

/**
 * Vitamins and minerals with their unit and the daily value that their bars are measured by: vitamin A in retinol activity equivalents, folate in
 * dietary folate equivalents.
 */
export const micronutrients = [
  { id: 'vitaminA', name: 'Vitamin A', unit: 'mcg', dailyValue: 900 },
  { id: 'vitaminC', name: 'Vitamin C', unit: 'mg', dailyValue: 90 },
  { id: 'vitaminD', name: 'Vitamin D', unit: 'mcg', dailyValue: 20 },
  { id: 'vitaminE', name: 'Vitamin E', unit: 'mg', dailyValue: 15 },
  { id: 'vitaminK', name: 'Vitamin K', unit: 'mcg', dailyValue: 120 },
  { id: 'thiamin', name: 'Thiamin', unit: 'mg', dailyValue: 1.2 },
  { id: 'riboflavin', name: 'Riboflavin', unit: 'mg', dailyValue: 1.3 },
  { id: 'niacin', name: 'Niacin', unit: 'mg', dailyValue: 16 },
  { id: 'vitaminB6', name: 'Vitamin B6', unit: 'mg', dailyValue: 1.7 },
  { id: 'folate', name: 'Folate', unit: 'mcg', dailyValue: 400 },
  { id: 'vitaminB12', name: 'Vitamin B12', unit: 'mcg', dailyValue: 2.4 },
  { id: 'calcium', name: 'Calcium', unit: 'mg', dailyValue: 1300 },
  { id: 'iron', name: 'Iron', unit: 'mg', dailyValue: 18 },
  { id: 'magnesium', name: 'Magnesium', unit: 'mg', dailyValue: 420 },
  { id: 'phosphorus', name: 'Phosphorus', unit: 'mg', dailyValue: 1250 },
  { id: 'potassium', name: 'Potassium', unit: 'mg', dailyValue: 4700 },
  { id: 'sodium', name: 'Sodium', unit: 'mg', dailyValue: 2300 },
  { id: 'zinc', name: 'Zinc', unit: 'mg', dailyValue: 11 },
] as const;

export type MacronutrientId = (typeof macronutrients)[number];
export type MicronutrientId = (typeof micronutrients)[number]['id'];
export type NutrientId = MacronutrientId | MicronutrientId;

/** All, in the order of the tables. */
export const nutrientIds: readonly NutrientId[] = [
  ...macronutrients,
  ...micronutrients.map(({ id }) => id),
];

/** What growing and making a food asks of the earth. */
export const impactAxes = ['climate', 'water', 'biodiversity', 'land'] as const;
export type ImpactAxis = (typeof impactAxes)[number];
