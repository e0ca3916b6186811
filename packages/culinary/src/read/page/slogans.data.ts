import { pattern } from '../../words/pattern.ts';

/** Recipes in the plural; without accents. */
export const RECIPES =
  /(?<!\p{L})(?:recipes|rezepte[n]?|lieblingsrezepte|kochrezepte|backrezepte|recettes|ricette|recetas|recepten|receitas)(?!\p{L})/u;

/** The best of a kitchen, or what a site shows each day: "Lo mejor de la cocina", "Recipe of the day"; without accents. */
export const OF_KITCHEN = pattern('u')`
  ^(?:the\sbest|best|das\sbeste|le\smeilleur|il\smeglio|lo\smejor|o\smelhor|het\sbeste)\s(?:of|from|aus|de|d|du|della?|dalla|en|da|uit|van)\s
  (?:\p{L}{1,12}\s){0,3}(?:cooking|kitchens?|cuisine|food|kuche|cucina|cocina|gastronomia|cozinha|keuken)(?!\p{L})|
  ^(?:the\s|das\s|die\s|la\s|il\s|el\s|notre\s|unser\s|our\s|nuestra\s|la\snostra\s)?(?:recipe|rezept|recette|ricetta|receta)\s
  (?:of\sthe|des|der|du|de\sla|de\sl|del|della|de)\s(?:day|week|month|tages|woche|monats|jour|semaine|mois|giorno|settimana|mese|dia|semana|mes)$
`;

/** "Las mejores recetas", "Unsere Rezepte": no more words than a site calls itself by. */
export const MOST_WORDS = 9;
