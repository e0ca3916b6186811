/**
 * The names under which labels of food list the fourteen allergens of Regulation (EU) 1169/2011, annex II, as whole words or beginnings
 * (with "*"), folded; en de fr it es nl pt sv.
 */
export const ALLERGEN_NAMES: readonly string[] = `
  gluten glutine glutenhaltig* wheat weizen* ble frumento grano trigo tarwe vete rye roggen seigle segale centeno cereal* getreide* cereales cereali granen
  crustace* crostace* krebstier* schalentier* crustaceos schaaldieren kraftdjur
  egg eggs ei eier oeuf oeufs uova uovo huevo huevos eieren ovos ovo agg
  fish fisch poisson poissons pesce pescado vis peixe fisk
  peanut* erdnuss* erdnusse arachide* arachidi cacahuete* pinda* amendoim* jordnot*
  soy soya soja soia
  milk milch laktose lactose lait latte lattosio leche lacteos lactosa melk leite mjolk
  nut nuts nusse schalenfruchte noix coque fruits frutta guscio frutos secos cascara noten frutos notter
  celery sellerie celeri sedano apio selderij aipo selleri
  mustard senf moutarde senape mostaza mosterd mostarda senap
  sesame sesam* sesamo
  sulphites sulfites sulfite schwefeldioxid sulfit* solfiti sulfitos sulfieten
  lupin* lupine* lupino* tremocos
  mollusc* weichtier* mollusque* mollusch* moluscos weekdieren blotdjur
  a
`
  .trim()
  .split(/\s+/);
