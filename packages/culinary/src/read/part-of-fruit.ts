import { pattern } from '../words/pattern.ts';

/** "el zumo de medio limón", "the zest of two oranges": a part of a fruit, measured by the fruit. */
const partOfFruit = pattern('iu')`
  ^(?:[-–—•·*▢□◦●○☐]\s)?(?:(?:the|der|die|das|le|les|la|las|el|il|lo|los|o|a|het|de)\s|l['’])?(?:(?:finely\s)?grated\s|abgeriebene\s|fein\sabgeriebene\s)?
  (?:juice|zest|peel|rind|saft|schale|abrieb|jus|zestes?|écorce|succo|scorza|buccia|zumo|jugo|ralladura|piel|
  cáscara|corteza|raspa|sumo|suco|casca|sap|rasp|schil)\s
  (?:and\s(?:the\s)?\p{L}{4,6}\s|und\s(?:die\s|der\s)?\p{L}{4,6}\s|et\s(?:les?\s)?\p{L}{3,6}\s|y\s(?:la\s|el\s)?\p{L}{4,10}\s|e\s(?:la\s|il\s)?\p{L}{5,6}\s)?
  (?:of|from|von|de|del|d['’]un|di|van|einer|eines|zweier)(?!\p{L})[^.!?]{3,40}$
`;

/** "le zeste d'un gros citron": a part of a fruit, whose amount is the fruit. */
export const isPartOfFruit = (text: string): boolean => partOfFruit.test(text);
