/** Poultry and rabbits. How a food is written: `../read-lexicon.ts`. */
export const poultry = `
# Meat and poultry
chicken breast | chicken | none |  | 272
  en chicken breast half, chicken breast fillet, chicken fillet, breast chicken ; chicken tender, chicken cutlet, chicken tenderloin
  de Hähnchenbrust/Hähnchenbrustfilets, Hühnerbrust, Hähnchenfilet, Hähnchenbrustfilet, Hähnchenfilets, Pouletbrust, Hähnchenbrüste
  fr blanc de poulet/blancs de poulet, filet de poulet/filets de poulet, suprêmes de poulet, suprême de poulet, blanc de volaille, blancs de volaille, escalope de volaille ; escalope de poulet/escalopes de poulet
  it petto di pollo/petti di pollo, filetto di pollo, petto pollo ; fettine di pollo
  es pechuga de pollo/pechugas de pollo, pechuga/pechugas, filetes de pollo
  nl kipfilet/kipfilets
  pt peito de frango/peitos de frango
  sv kycklingfilé/kycklingfiléer, kycklingbröstfilé, kycklingbröstfiléer, kycklingbröst
  key usda 05062, agribalyse 36017
chicken thigh | chicken | none |  | 149
  en chicken thigh fillet
  de Hähnchenschenkel ; Hähnchenoberkeulen
  fr cuisse de poulet/cuisses de poulet, haut de cuisse de poulet, hauts de cuisse
  it coscia di pollo, cosce di pollo, sovracosce di pollo
  es muslo de pollo/muslos de pollo, contramuslos de pollo, contramuslo
  nl kippendij/kippendijen, kipdij/kipdijen, kipdijfilet/kipdijfilets
  pt coxa de frango desossada, sobrecoxa/sobrecoxas, sobrecoxa de frango/sobrecoxas de frango
  sv kycklinglår, kycklinglårfilé/kycklinglårfiléer, kycklingöverlår
  key usda 05096, agribalyse 36019
chicken drumstick | chicken | none |  | 110~
  en ?drumstick
  de Hähnchenunterkeule/Hähnchenunterkeulen, Hühnerunterschenkel
  fr pilon de poulet/pilons de poulet
  it fuso di pollo/fusi di pollo
  es jamoncito de pollo/jamoncitos de pollo, muslito de pollo/muslitos de pollo
  nl kippenpoot drumstick, kipdrumstick/kipdrumsticks, drumstick/drumsticks
  pt perna de frango/pernas de frango, coxinha de frango
  sv kycklingben, kycklingdrumstick/kycklingdrumsticks
chicken leg | chicken | none |  | 250~
  en chicken quarter, chicken leg quarter
  de Hähnchenkeule/Hähnchenkeulen, Hühnerkeule/Hühnerkeulen, Pouletschenkel
  fr cuisse de poulet entière/cuisses de poulet entières
  it cosciotto di pollo, coscia intera di pollo
  es cuarto trasero de pollo/cuartos traseros de pollo, pata de pollo
  nl kippenpoot/kippenpoten, kippenbout/kippenbouten
  pt coxa de frango/coxas de frango, coxa e sobrecoxa
  sv kycklingklubba/kycklingklubbor
chicken wing | chicken | none |  | 90~
  en ??wing, buffalo wing, party wing, hot wing, wingette ; bbq wing, sticky wing, smoked wing, spicy wing, wing tip
  de Hähnchenflügel, Chickenwings, Hühnerflügel, Pouletflügeli
  fr aile de poulet/ailes de poulet, manchon de poulet, manchons de poulet
  it ala di pollo/ali di pollo, aletta di pollo/alette di pollo, alette
  es ala de pollo/alas de pollo, alita/alitas, alitas de pollo
  nl kippenvleugel/kippenvleugels, kippenvleugeltjes
  pt asa de frango/asas de frango, asinhas de frango
  sv kycklingvinge/kycklingvingar
chicken | chicken | none | 0.59~ | 1300~
  en whole chicken, spatchcock, chicken meat, free range chicken, hen/hens ; chicken piece, roasting chicken, fryer chicken, broiler fryer chicken, fowl:poultry, boiling chicken, roast chicken, rotisserie chicken, poussin, cornish hen, capon, chicken part, broiler chicken, chickenburger, nuggets of chicken, cockerel, coq au vin, pullet, rotisserie bird
  de Hähnchen, Huhn/Hühner, Hendl, Brathähnchen, ganzes Hähnchen, Poulet, Hühnerfleisch, Hähnchenfleisch, Hühnchen ; Suppenhuhn, Poularde, Poulardenbrust, Stubenküken, Backhendl, Hühnerklein, Gänseklein:poultry, Hühnermägen, Güggeli, Mistkratzerli
  fr poulet/poulets, poulet entier, viande de poulet, poulet fermier ; poule, coquelet, poularde, coq, poules, coquelets, chapon, gésier de volaille/gésiers de volaille, sot-l'y-laisse
  it pollo/polli, pollo intero, carne di pollo ; gallina, galletto, cappone, gallo, ventrigli, durelli, ventrigli di pollo
  es pollo/pollos, pollo entero ; gallina, pollo troceado, contramuslos, muslos, gallinas
  nl kip/kippen ; kipreepjes, kipblokjes, kipnuggets, kippensoep, kippenvlees
  pt frango/frangos, galinha/galinhas ; frango do campo, moela/moelas, coração de frango/corações de frango, !galo/galos, capão/capões, ??coxinha/coxinhas
  sv kyckling/kycklingar ; höns, kylling, kycklingbitar, tupp, ungtupp
  first hahnchen, poulet, huhner, huhnchen, hendl, kylling, kipf, kipd, kips, kipgeh, kipre, kipbl, kipkl, kippen, kyckling
  inside hahnchen, kyckling
  last hahnchen, huhnchen, huhn, hendl, kyckling, poularde
  key usda 05006, agribalyse 36016
ground chicken | chicken | none
  en minced chicken, chicken mince
  de Hähnchenhackfleisch, Hähnchenhack, Geflügelhackfleisch, Geflügelhack
  fr poulet haché, viande de poulet hachée
  it macinato di pollo, pollo macinato, carne macinata di pollo
  es pollo picado, carne picada de pollo, pollo molido
  nl kipgehakt
  pt frango picado, frango moído, carne picada de frango
  sv kycklingfärs
  key usda 05332, agribalyse 36003
chicken liver | chicken | none |  | 44
  de Hühnerleber, Geflügelleber
  fr foie de volaille/foies de volaille
  it fegatini di pollo, fegatini:meat
  es hígados de pollo, higaditos de pollo
  nl kippenlevers, kippenlevertjes
  pt fígado de frango/fígados de frango, fígados de galinha
  sv kycklinglever
  key usda 05027, agribalyse 40111
turkey | poultry | none |  | 5000~
  en turkey meat, whole turkey, roast turkey
  de Pute, Truthahn, Putenfleisch ; Puten
  fr dinde ; dindes, dindon, dindonneau
  it tacchino, fesa di tacchino
  es pavo
  nl kalkoen/kalkoenen
  pt !peru/perus, carne de peru, peru inteiro ; peru assado
  sv kalkon/kalkoner
  key usda 05165, agribalyse 36300
turkey breast | poultry | none
  en turkey cutlet, turkey escalope, turkey fillet, turkey breast fillet
  de Putenbrust, Putenschnitzel, Putenbrustfilet
  fr escalope de dinde/escalopes de dinde, filet de dinde, blanc de dinde
  it petto di tacchino
  es pechuga de pavo
  nl kalkoenfilet/kalkoenfilets, kalkoenborst
  pt peito de peru, bife de peru, bifes de peru, escalope de peru
  sv kalkonbröst, kalkonfilé, kalkonbröstfilé
ground turkey | poultry | none
  en turkey mince, minced turkey
  de Putenhackfleisch, Putenhack
  fr dinde hachée, viande de dinde hachée
  it macinato di tacchino, tacchino macinato
  es pavo picado, carne picada de pavo, pavo molido
  nl kalkoengehakt
  pt peru picado, peru moído, carne picada de peru
  sv kalkonfärs
  key usda 05305, agribalyse 36301
duck | poultry | none |  | 1268
  en whole duck
  de Ente ; Enten
  fr canard ; canards, canette, gésiers
  it anatra
  es pato ; patos
  nl eend/eenden
  pt pato/patos
  sv anka/ankor
  key usda 05139, agribalyse 36204
duck breast | poultry | none |  | 180~
  en duck breast fillet, magret
  de Entenbrust
  fr magret de canard, magret, magrets de canard ; magrets
  it petto d'anatra
  es magret de pato, pechuga de pato
  nl eendenborst/eendenborsten, eendenborstfilet
  pt peito de pato, magret, magret de pato
  sv ankbröst, ankbröstfilé
duck leg | poultry | none |  | 250~
  en confit duck leg, duck confit
  de Entenkeule/Entenkeulen, Entenschenkel, Entenconfit
  fr cuisse de canard/cuisses de canard, confit de canard, cuisse de canard confite
  it coscia d'anatra/cosce d'anatra
  es muslo de pato/muslos de pato, confit de pato
  nl eendenbout/eendenbouten, confit de canard
  pt perna de pato/pernas de pato, coxa de pato
  sv anklår, anklårconfit
goose/geese | poultry | none |  | 2638
  de Gans/Gänse
  fr oie/oies
  it !oca/oche
  es ganso/gansos, !oca/ocas
  nl gans/ganzen
  pt ganso/gansos
  sv !gås/gäss
  key usda 05146, agribalyse 36501
guinea fowl | poultry | none |  | 1200~
  de Perlhuhn/Perlhühner
  fr pintade/pintades, pintadeau
  it faraona/faraone
  es pintada/pintadas, gallina de Guinea
  nl parelhoen/parelhoenders
  pt galinha-d'angola, pintada
  sv pärlhöna/pärlhöns
quail | poultry | none |  | 150~
  de Wachtel/Wachteln
  fr caille/cailles
  it quaglia/quaglie
  es codorniz/codornices ; pularda, picantón/picantones
  nl kwartel/kwartels
  pt codorniz/codornizes, codorna/codornas
  sv vaktel/vaktlar
pheasant | poultry | none |  | 900~
  en partridge, pigeon, grouse ; ptarmigan
  de Fasan/Fasane ; Rebhuhn, Rebhühner, Taube, Tauben, Fasanenbrust
  fr faisan/faisans ; perdrix, perdreau, pigeon, pigeons
  it fagiano/fagiani ; pernice, pernici, piccione, piccioni
  es faisán/faisanes ; perdiz, perdices, pichón, pichones
  nl fazant/fazanten ; patrijs, patrijzen, duif, duiven
  pt faisão/faisões ; perdiz, perdizes, pombo
  sv fasan/fasaner ; rapphöna, rapphöns, duva, duvor, ripa, ripor
rabbit | game | none |  | 1200~
  de Kaninchen
  fr lapin ; lapins
  it coniglio
  es conejo ; conejos
  nl konijn/konijnen, konijnenbout
  pt coelho/coelhos
  sv kanin/kaniner
  key usda 17177, agribalyse 34001
wild boar | game | none
  en ; boar
  de Wildschwein/Wildschweine
  fr sanglier/sangliers, marcassin
  it cinghiale/cinghiali
  es jabalí/jabalíes
  nl wild zwijn, everzwijn/everzwijnen
  pt javali/javalis
  sv vildsvin, vildsvinskött
hare | game | none
  de Hase/Hasen, Hasenkeule/Hasenkeulen, Hasenrücken ; Hasenpfeffer, Hasenjunges
  fr lièvre/lièvres
  it lepre/lepri
  es liebre/liebres
  nl haas/hazen, hazenrug, hazenbout ; hazenpeper
  pt lebre/lebres
  sv hare/harar
`;
