import { pattern } from '../words/pattern.ts';

/** What a kitchen has and nobody eats, at the end of a name, in eight languages: "loose-bottomed tin", "baking beans", "Backpinsel". */
export const TOOL = pattern('iu')`
  (?<!\p{L})(?:tins?|pans?|skillet|casserole|baking\s(?:beans|paper|parchment|sheet|tray|dish)|(?:pastry\s)?brush(?:es)?|rolling\spin|(?:mixing\s)?bowls?|whisk|
  blender|food\sprocessor|thermometer|skewers?|string|foil|muslin|piping\sbags?|\p{L}{0,12}(?:form|blech|pinsel|papier|topf|pfanne|sieb|spieße|spritzbeutel|
  mixer|thermometer|schüssel|nudelholz|küchengarn)|moules?|rouleau|pinceau|papier\s(?:cuisson|sulfurisé)|cocotte|mixeur|fouet|poche\sà\sdouille|
  stampo|stampi|teglia|pennello|mattarello|carta\s(?:da\s)?forno|frullatore|pentola|molde|rodillo|pincel|papel\s(?:de\s)?(?:horno|vegetal)|batidora|olla|
  sartén|manga\spastelera|bakvorm|kwast|deegroller|bakpapier|forma|rolo|kavel|bakplåt|pensel)(?:\s(?:à|da|de|di|per|für|for|of|von|mit|with|avec|con)\s.{1,30}|\s\(.{1,30}\))?$
`;
