/** What may stand beside such a word without naming another food: "freshly ground black pepper", "olio extravergine di oliva". */
export const seasoningCompany = `
  and or of for to the a in with plus extra more fine coarse freshly fresh ground cracked
  crushed black white sea kosher table rock flaky flaked flakes iodized himalayan maldon taste
  season seasoning
  cold hot warm boiling lukewarm tepid iced ice tap filtered mineral sparkling still room
  temperature olive virgin light vegetable canola sunflower rapeseed neutral cooking frying corn
  peanut groundnut grapeseed
  und oder zum nach aus der muhle muehle frisch gemahlen gemahlener gemahlenen schwarzer weisser
  weiss bunter grobes grob feines prise etwas kaltes warmes lauwarmes heisses kochendes
  neutrales natives geschmack braten
  et ou de d du la le pour moulin gros fin fine fleur noir blanc moulu fraichement olive olives
  vierge tournesol colza neutre vegetale froide chaude tiede bouillante gout friture
  e o di da q b quanto basta per il nero bianco macinato fresco grosso fino marino extravergine
  extra vergine oliva semi girasole arachide calda fredda tiepida bollente friggere
  y u para el al negra blanca molida recien gruesa fina marina oliva girasol virgen suave
  caliente fria tibia hirviendo gusto
  en of naar smaak versgemalen vers gemalen zwarte witte grof fijn koud warm lauw kokend
  neutrale zonnebloem
  ou a gosto do reino preta branca grosso fino quente fria morna girassol virgem moida
  och eller efter smak nymalen grov fin kallt varmt ljummet kokande neutral
`
  .trim()
  .split(/\s+/);

/** "Pepper" is a vegetable beside these. */
export const vegetablePepper = `
  bell red green yellow orange sweet chilli chili chile jalapeno serrano poblano habanero ancho
  banana romano pointed padron shishito roasted mini capsicum piquillo pimento long cayenne
  scotch ghost thai hot
`
  .trim()
  .split(/\s+/);
