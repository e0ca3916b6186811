/** What is bought made, and what one maker makes with meat, fish or milk and another without. How a food is written: `../read-lexicon.ts`. */
export const readyDishes = `
# Deli and chilled
stuffed vine leaf/stuffed vine leaves | plant meat? | unknown |  | 20~
  en stuffed grape leaf/stuffed grape leaves, dolma/dolmas, dolmade/dolmades
  de gefülltes Weinblatt/gefüllte Weinblätter, Dolmades
  fr feuille de vigne farcie/feuilles de vigne farcies, dolmas
  it foglia di vite ripiena/foglie di vite ripiene, involtini di foglie di vite
  es hoja de parra rellena/hojas de parra rellenas, dolmas
  nl gevuld wijnblad/gevulde wijnbladeren
  pt folha de videira recheada/folhas de videira recheadas
  sv fyllt vinblad/fyllda vinblad, vindolmar
mashed potato/mashed potatoes | plant dairy? | milk? | 0.9~
  en potato mash, instant mash, instant mashed potato/instant mashed potatoes
  de Kartoffelpüree, Kartoffelbrei, Kartoffelstock, Stampfkartoffeln
  fr purée de pommes de terre, purée mousseline
  it purè di patate, purè, puré di patate, purea di patate
  es puré de patatas, puré de papas, puré de patata
  nl aardappelpuree
  pt puré de batata, purê de batata
  sv potatismos
potato salad | plant egg? meat? dairy? | eggs? mustard? milk? celery?
  de Kartoffelsalat
  fr salade de pommes de terre
  it insalata di patate
  es ensalada de patata, ensalada de patatas, ensalada de papas
  nl aardappelsalade
  pt salada de batata
  sv potatissallad
pizza | plant dairy? meat? fish? | gluten milk? fish? |  | 350~
  en frozen pizza, ready made pizza
  de Pizza/Pizzen, Tiefkühlpizza, TK-Pizza
  fr pizza/pizzas
  it pizza/pizze
  es pizza/pizzas
  nl pizza/pizza's, diepvriespizza
  pt pizza/pizzas
  sv pizza/pizzor
ready-made lasagne | plant meat? dairy? egg? | unknown |  | 400~
  en ready made lasagne, ready made lasagna, frozen lasagne, frozen lasagna ; beef lasagne:beef+dairy?+egg?, beef lasagna:beef+dairy?+egg?, vegetable lasagne:plant+dairy?+egg?, vegetable lasagna:plant+dairy?+egg?
  de Fertiglasagne, TK-Lasagne ; Gemüselasagne:plant+dairy?+egg?
  fr lasagnes surgelées, lasagnes toutes prêtes ; lasagnes à la bolognaise:meat+dairy?+egg?, lasagnes bolognaise:meat+dairy?+egg?
  it lasagne pronte ; lasagne alla bolognese:meat+dairy?+egg?
  es lasaña congelada, lasaña preparada
  nl kant en klare lasagne
  pt lasanha pronta, lasanha congelada
  sv färdig lasagne
# Fruit and vegetables
stuffed pepper | plant meat? dairy? | unknown |  | 200~
  de gefüllte Paprika, gefüllte Paprikaschote/gefüllte Paprikaschoten
  fr poivron farci/poivrons farcis
  it peperone ripieno/peperoni ripieni
  es pimiento relleno/pimientos rellenos
  nl gevulde paprika/gevulde paprika's
  pt pimento recheado/pimentos recheados
  sv fylld paprika/fyllda paprikor
# Frozen
spring roll | plant meat? crustacean? egg? | gluten? crustaceans? soybeans? eggs? sesame? |  | 50~
  en egg roll, summer roll, lumpia ; vegetable spring roll:plant+egg?, veggie spring roll:plant+egg?, california roll:plant+fish?+crustacean?+egg?, maki roll:plant+fish?+crustacean?+egg?
  de Frühlingsrolle/Frühlingsrollen, Sommerrolle/Sommerrollen ; Gemüsefrühlingsrollen:plant+egg?
  fr rouleau de printemps/rouleaux de printemps, nem/nems
  it involtino primavera/involtini primavera
  es rollito de primavera/rollitos de primavera, rollitos primavera
  nl loempia/loempia's
  pt crepe chinês/crepes chineses, rolinho primavera/rolinhos primavera
  sv vårrulle/vårrullar
Asian dumpling | plant meat? crustacean? egg? | gluten crustaceans? soybeans? eggs? sesame? |  | 25~
  en gyoza, potsticker, pot sticker, wonton, dim sum, momo, mandu, shumai ; vegetable gyoza:plant+egg?
  de Gyoza, Wan Tan, Wantan, asiatische Teigtaschen
  fr ravioli chinois/raviolis chinois, gyoza/gyozas
  it raviolo cinese/ravioli cinesi, gyoza
  es gyoza/gyozas, wantán/wantanes
  nl gyoza/gyoza's
  pt guioza/guiozas
  sv gyoza, dimsum
samosa | plant meat? dairy? | gluten milk? |  | 50~
  de Samosa/Samosas
  fr samoussa/samoussas, samosa/samosas
  it samosa
  es samosa/samosas
  nl samosa/samosa's
  pt chamuça/chamuças, samosa/samosas
  sv samosa
onion ring | plant dairy? egg? | gluten milk? eggs? |  | 15~
  en battered onion ring, breaded onion ring, frozen onion ring
  de panierte Zwiebelringe
  fr beignets d'oignons
  it anelli di cipolla fritti
  es aros de cebolla
  nl gefrituurde uienringen
  pt anéis de cebola fritos
  sv friterade lökringar
falafel | plant | gluten? sesame? |  | 20~
  de Falafel/Falafeln
  fr falafel/falafels
  it falafel
  es falafel, faláfel
  nl falafel
  pt falafel
  sv falafel
# Pasta, rice and pulses
instant noodles | plant meat? fish? dairy? egg? | gluten soybeans? eggs? milk? celery? |  | 85~ packet | p
  en instant noodle, instant ramen, shin ramyun, shin ramen, pot noodle, cup noodle, ramen packet, packet ramen, packet ramen noodle, ramen noodle packet, ramen noodle soup
  de Instantnudeln, Instant-Nudeln, Instant-Ramen, Instant Ramen, Yum-Yum-Nudeln
  fr nouilles instantanées, ramen instantané
  it noodles istantanei, ramen istantaneo
  es fideos instantáneos, ramen instantáneo
  nl instantnoedels, instant noedels
  pt macarrão instantâneo, noodles instantâneos
  sv snabbnudlar
# Bread and bakery
garlic bread | plant dairy? | gluten milk? |  | 170~
  en garlic baguette, frozen garlic bread
  de Knoblauchbrot, Knoblauchbaguette/Knoblauchbaguettes
  fr pain à l'ail
  it pane all'aglio
  es pan de ajo
  nl knoflookbrood, knoflookstokbrood
  pt pão de alho
  sv vitlöksbröd
`;
