/** Wine, beer and spirits. How a food is written: `../read-lexicon.ts`. */
export const wineAndSpirits = `
# Drinks
red wine | plant | sulphites | 0.994 |  | ld
  en dry red wine, full bodied red wine, burgundy wine
  de Rotwein, trockener Rotwein
  fr vin rouge, vin rouge corsé
  it vino rosso, vino rosso corposo
  es vino tinto, vino tinto seco
  nl rode wijn
  pt vinho tinto
  sv rött vin
  key usda 14096, agribalyse 5214
white wine | plant | sulphites | 0.994 |  | ld
  en dry white wine, wine, cooking wine
  de Weißwein, trockener Weißwein, Wein=wine
  fr vin blanc, vin blanc sec, vin=wine
  it vino bianco, vino bianco secco, vino=wine
  es vino blanco, vino blanco seco, vino=wine
  nl witte wijn, wijn=wine
  pt vinho branco, vinho=wine
  sv vitt vin, vin=wine
  key usda 14106, agribalyse 5215
sparkling wine | plant | sulphites | 0.994~ |  | ld
  en ; champagne, prosecco, cava, sekt
  de Schaumwein, Perlwein ; Sekt, Prosecco, Champagner
  fr vin pétillant, vin effervescent ; champagne, crémant, vin mousseux
  it vino spumante, vino frizzante ; prosecco, spumante, champagne
  es vino espumoso ; cava, champán
  nl mousserende wijn, bubbels
  pt vinho espumante, espumante
  sv mousserande vin
rose wine | plant | sulphites | 0.994~ |  | ld
  de Roséwein, Rosé
  fr vin rosé, rosé
  it vino rosato, rosato
  es vino rosado
  nl roséwijn, rosé
  pt vinho rosé, rosé
  sv rosévin, rosé
port | plant | sulphites | 1.02~ |  | ld
  en port wine, ruby port ; tawny port
  de Portwein
  fr porto
  it porto
  es vino de Oporto, oporto
  nl port, portwijn, rode port
  pt vinho do Porto, porto
  sv portvin
sherry | plant | sulphites | 1.0~ |  | ld
  en dry sherry, cooking sherry ; cream sherry, fino sherry
  de Sherry
  fr xérès, vin de Xérès
  it sherry
  es jerez, vino de Jerez ; ?fino, amontillado
  nl sherry
  pt xerez
  sv sherry
marsala | plant | sulphites | 1.02~ |  | ld
  en marsala wine, dry marsala, sweet marsala, dry marsala wine ; madeira, madeira wine
  de Marsala ; Madeira
  fr marsala, madère
  it marsala, marsala secco
  es marsala, vino de Marsala
  nl marsala ; madeira
  pt marsala ; vinho da Madeira, madeira
  sv marsala ; madeira
vermouth | plant | sulphites | 1.0~ |  | ld
  en ; dry vermouth, sweet vermouth
  de Wermut, Noilly Prat ; Martini
  fr vermouth, noilly prat ; martini
  it vermut, vermouth ; martini
  es vermut ; martini
  nl vermout, noilly prat ; martini
  pt vermute ; martini
  sv vermouth, noilly prat ; martini
shaoxing wine | plant | gluten? | 1.0~ |  | ld
  en chinese cooking wine, shaohsing wine, shao hsing wine ; rice wine, chinese rice wine
  de Shaoxing-Wein, Shaoxing-Reiswein ; Reiswein
  fr vin de Shaoxing, vin Shaoxing ; vin de riz
  it vino Shaoxing, vino di Shaoxing ; vino di riso
  es vino Shaoxing, vino de Shaoxing ; vino de arroz
  nl shaoxingwijn, shaoxing ; rijstwijn
  pt vinho Shaoxing ; vinho de arroz
  sv shaoxingvin, shaoxing ; risvin
sake | plant | none | 1.0~ |  | ld
  de Sake
  fr saké
  it sake
  es sake
  nl sake
  pt saquê, sake
  sv sake
mirin | plant | none | 1.1~ |  | ld
  de Mirin
  fr mirin
  it mirin
  es mirin
  nl mirin
  pt mirin
  sv mirin
beer | plant | gluten | 1.004 |  | ld
  en ; lager, ale, ?stout, guinness, pale ale, wheat beer, dark beer
  de Bier ; dunkles Bier, Weißbier
  fr bière ; bière blonde, bière brune
  it birra ; birra scura
  es cerveza ; cerveza negra
  nl bier/bieren
  pt cerveja/cervejas
  sv öl
  key usda 14003, agribalyse 5001
cider | plant | sulphites | 1.0~ |  | ld
  en dry cider, hard cider
  de Apfelwein, Cidre
  fr cidre
  it sidro
  es sidra
  nl cider, appelwijn
  pt sidra
  sv cider, torr cider
rum | plant | none | 0.95~ |  | ld
  en ; dark rum, white rum, light rum, spiced rum, golden rum
  de Rum ; brauner Rum, weißer Rum
  fr rhum ; rhum brun, rhum ambré, rhum blanc
  it rum ; rhum
  es ron
  nl rum
  pt rum
  sv rom
brandy | plant | none | 0.95~ |  | ld
  en ; cognac, calvados, armagnac, kirsch, grappa, apple brandy, pisco, kirschwasser
  de Brandy ; Weinbrand, Cognac, Kirschwasser, Obstler, Calvados, Grappa, Kirsch
  fr brandy ; cognac, calvados, armagnac, eau-de-vie, kirsch
  it brandy ; cognac, grappa, calvados
  es brandy ; coñac, calvados, orujo, aguardiente, pisco
  nl brandewijn, brandy ; cognac, calvados, ?vieux
  pt brandy, aguardente, conhaque ; bagaço
  sv brandy, konjak ; cognac, calvados
whisky | plant | gluten? | 0.95~ |  | ld
  en whiskey ; bourbon, scotch, rye whiskey, bourbon whiskey, irish whiskey
  de Whisky, Whiskey ; Bourbon
  fr whisky/whiskies, whiskey ; bourbon
  it whisky, whiskey ; bourbon
  es whisky, güisqui, whiskey ; bourbon
  nl whisky, whiskey ; bourbon
  pt uísque, whisky ; bourbon
  sv whisky, whiskey ; bourbon
vodka | plant | none | 0.95~ |  | ld
  en ; orange vodka
  de Wodka
  fr vodka
  it vodka, wodka
  es vodka
  nl wodka
  pt vodka
  sv vodka
gin | plant | none | 0.95~ |  | ld
  de Gin ; Wacholderschnaps
  fr gin ; genièvre eau-de-vie
  it gin
  es ginebra
  nl gin ; jenever
  pt gin, gim
  sv gin
tequila | plant | none | 0.95~ |  | ld
  en ; mezcal
  de Tequila ; Mezcal
  fr tequila ; mezcal
  it tequila ; mezcal
  es tequila ; mezcal
  nl tequila ; mezcal
  pt tequila ; mezcal
  sv tequila ; mezcal
liqueur | plant dairy? egg? | milk? eggs? nuts? | 1.05~ |  | lgd
  en ; orange liqueur, grand marnier, cointreau, triple sec, amaretto, kahlua, baileys:dairy+plant, limoncello, coffee liqueur, campari, aperol, absinthe, pernod, ouzo, chambord, irish cream, raki, almond liqueur, creme de cassis, orange curacao, pastis, hazelnut liqueur, frangelico, chartreuse, amaro
  de Likör ; Orangenlikör, Eierlikör:egg+plant, Amaretto
  fr liqueur ; liqueur d'orange, grand marnier, cointreau, amaretto
  it liquore ; maraschino, limoncello, amaretto
  es licor ; anís dulce, licor de naranja
  nl likeur ; sinaasappellikeur, amaretto, cointreau, limoncello, advocaat:egg+plant
  pt licor/licores ; licor de laranja, amaretto, licor beirão, limoncello
  sv likör ; apelsinlikör, amaretto, cointreau, limoncello, punsch
bitters | plant | none | 1.0~ |  | ld
  en angostura bitters, angostura ; orange bitters
  de Bitter, Angostura, Angosturabitter
  fr bitter, angostura
  it bitter, angostura
  es bíter, angostura, amargo de angostura
  nl bitters, angostura
  pt bitter, angostura
  sv bitter, angostura, angosturabitter
`;
