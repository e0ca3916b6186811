/** Beginnings of words by which a sentence speaks of how a dish tastes, keeps, or when it is eaten; folded: en de fr it es, then nl pt sv. */
export const DISH_WORDS: readonly string[] = `
  bake baki cook make makes made eat ate tast tasty delic serve serving warm cold hot fresh leftover freez froze reheat recip cook dish meal supper dinner lunch
  breakfast vegan veget allerg snack pudding snack portion better
  kocht koche backt backe gebacke gekoch eingefror einfrier eingemach schmeck lecker kostlich ess gegess kalt frisch reste halt haltbar gefror aufgewarm aufwarm rezept gericht mahlzeit mittag
  abendess fruhstuck beilage lauwarm besser
  cuisin prepar mang gout delici tied chaud froid frais reste lendemain conserv congel rechauff recette plat repas diner dejeuner servez servir
  accompagn meilleur
  cucin prepar gust buon umid ottim tiepid cald fredd fresc avanz conserv congel riscald ricett piatt pranz cena contorn accompagn servi miglior
  cocin prepar comer come comem sabor ric delicios templad tibi calient frio fria fresc sobra conserv congel recalent receta plato comida
  cena almuerz acompan guarnic mejor
  eten smaak lekker warm koud vers bewaar recept gerecht
  comid sabor gostos quent frio receit prato jantar almoc
  smak gott varm kall farsk recept matratt middag lunch
`
  .trim()
  .split(/\s+/);
