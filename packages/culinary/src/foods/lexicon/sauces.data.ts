/** Sauces, pastes and stocks. How a food is written: `../read-lexicon.ts`. */
export const sauces = `
# Oils, vinegars and sauces
soy sauce | plant | soybeans gluten | 1.078 |  | l
  en light soy sauce, low sodium soy sauce, soya sauce, shoyu, reduced sodium soy sauce, light soya sauce, less sodium soy sauce, low salt soy sauce ; dark soy sauce, tamari, coconut aminos, kecap manis, sweet soy sauce, liquid aminos
  de Sojasauce, helle Sojasauce, Sojasoße ; dunkle Sojasauce, Tamari
  fr sauce soja, sauce soja salée ; sauce soja sucrée, tamari
  it salsa di soia, salsa soia
  es salsa de soja, salsa de soya ; tamari
  nl sojasaus
  pt molho de soja
  sv sojasås
  key usda 16123, agribalyse 11104
fish sauce | fish-seasoning | fish | 1.2 |  | l
  en nam pla, thai fish sauce, nuoc mam ; nuoc cham, garum, patis, prahok, padaek, budu, pla ra, shottsuru, ngapi
  de Fischsauce, Fischsoße
  fr nuoc-mâm, sauce nuoc-mâm, sauce de poisson
  it salsa di pesce ; colatura, colatura di alici
  es salsa de pescado
  nl vissaus, nam pla
  pt molho de peixe
  sv fisksås, nam pla
  key usda 06179, agribalyse 11194
bonito flakes | fish-seasoning | fish
  en katsuobushi, hondashi
  de Bonitoflocken, Katsuobushi
  fr flocons de bonite, katsuobushi ; bonite séchée
  it fiocchi di bonito, katsuobushi, tonnetto essiccato
  es copos de bonito, katsuobushi ; bonito seco
  nl bonitovlokken, katsuobushi
  pt flocos de bonito, katsuobushi ; bonito seco
  sv bonitoflingor, katsuobushi
oyster sauce | mollusc plant | molluscs soybeans? gluten? | 1.15~
  de Austernsauce, Austernsoße
  fr sauce d'huître, sauce huître, sauce aux huîtres
  it salsa di ostriche
  es salsa de ostras
  nl oestersaus
  pt molho de ostras, molho de ostra
  sv ostronsås
hoisin sauce | plant | soybeans gluten | 1.15~
  en hoisin ; plum sauce, black bean sauce, duck sauce
  de Hoisinsauce, Hoisinsoße
  fr sauce hoisin
  it salsa hoisin
  es salsa hoisin
  nl hoisinsaus
  pt molho hoisin
  sv hoisinsås
teriyaki sauce | plant | soybeans gluten | 1.15~ |  | l
  en ; sukiyaki sauce, ponzu:fish-seasoning, ponzu sauce:fish-seasoning, yakitori sauce
  de Teriyakisauce, Teriyakisoße ; Ponzu:fish-seasoning
  fr sauce teriyaki ; ponzu:fish-seasoning
  it salsa teriyaki ; ponzu:fish-seasoning
  es salsa teriyaki ; ponzu:fish-seasoning
  nl teriyakisaus ; ponzu:fish-seasoning
  pt molho teriyaki ; ponzu:fish-seasoning
  sv teriyakisås ; ponzu:fish-seasoning
worcestershire sauce | fish-seasoning plant | fish gluten? | 1.162 |  | l
  en worcester sauce, worcestershire, Lea and Perrins, Perrins
  de Worcestersauce, Worcestershiresauce, Worcestersoße
  fr sauce Worcestershire, sauce anglaise
  it salsa Worcestershire, salsa Worcester
  es salsa Worcestershire, salsa Perrins, salsa inglesa, salsa worcester
  nl worcestersaus, worcestershiresaus
  pt molho inglês, molho worcestershire
  sv worcestersås, worcestershiresås
  key usda 06971
hot sauce | plant | soybeans? gluten? celery? | 1.0~ |  | l
  en hot pepper sauce, pepper sauce ; tabasco, tabasco sauce, louisiana hot sauce, buffalo sauce, cholula
  de scharfe Sauce ; Tabasco
  fr sauce piquante ; tabasco
  it salsa piccante, salsa al peperoncino ; tabasco
  es salsa picante ; tabasco
  nl hete saus, pepersaus ; tabasco
  pt molho picante, piri-piri molho, molho de pimenta ; tabasco
  sv stark sås, hot sauce, pepparsås ; tabasco
sriracha | plant | soybeans? gluten? celery? | 1.1~
  en sriracha sauce ; sambal oelek, chili garlic sauce, sambal, chilli sauce, chili sauce, chile sauce
  de Sriracha, Srirachasauce ; Sambal Oelek, Chilisauce, Chilisoße
  fr sriracha, sauce sriracha ; sambal oelek, sauce chili, sauce pimentée
  it sriracha, salsa sriracha ; sambal oelek, salsa chili
  es sriracha, salsa sriracha ; sambal oelek, salsa de chile
  nl sriracha, srirachasaus ; sambal, sambal oelek, chilisaus
  pt sriracha, molho sriracha ; sambal oelek, molho de malagueta
  sv sriracha, srirachasås ; sambal oelek, chilisås
sweet chilli sauce | plant | soybeans? gluten? celery? | 1.15~
  en sweet chili sauce, thai sweet chili sauce
  de süße Chilisauce, süße Chilisoße, Sweet-Chili-Sauce, süß-scharfe Chilisauce
  fr sauce chili douce, sauce sweet chili
  it salsa sweet chili, salsa agrodolce al peperoncino
  es salsa de chile dulce, salsa sweet chili, salsa agridulce picante
  nl zoete chilisaus, sweet chilisaus
  pt molho de malagueta doce, molho sweet chili, molho agridoce picante
  sv sweet chilisås, söt chilisås
harissa | plant | soybeans? gluten? celery? | 1.0~
  en harissa paste, harissa sauce ; rose harissa
  de Harissa
  fr harissa
  it harissa
  es harissa
  nl harissa
  pt harissa
  sv harissa
curry paste | plant crustacean? fish? | crustaceans? fish? soybeans? mustard? | 1.1~
  en ; thai curry paste, red curry paste, green curry paste, thai red curry paste, thai green curry paste, yellow curry paste, curry sauce, tikka masala paste, tikka paste
  de Currypaste ; rote Currypaste, grüne Currypaste
  fr pâte de curry ; pâte de curry rouge, pâte de curry verte
  it pasta di curry ; pasta di curry rosso
  es pasta de curry ; pasta de curry rojo
  nl currypasta, rode currypasta ; groene currypasta
  pt pasta de caril, pasta de curry
  sv currypasta, röd currypasta ; grön currypasta
chilli paste | plant | soybeans? gluten? celery? | 1.1~
  en chili paste, chile paste ; thai chili paste, gochujang, chilli bean paste, doubanjiang, aji amarillo paste
  de Chilipaste ; Gochujang
  fr pâte de piment, purée de piment ; gochujang
  it pasta di peperoncino ; gochujang
  es pasta de chile, pasta de ají, pasta de guindilla ; gochujang
  nl chilipasta ; gochujang
  pt pasta de malagueta, massa de malagueta, pasta de pimentão ; gochujang
  sv chilipasta ; gochujang
tamarind paste | plant | none | 1.2~
  en tamarind, tamarind concentrate, tamarind pulp
  de Tamarindenpaste, Tamarinde, Tamarindenmark
  fr pâte de tamarin, tamarin
  it pasta di tamarindo, tamarindo
  es pasta de tamarindo, tamarindo, pulpa de tamarindo
  nl tamarindepasta, tamarinde, asem
  pt pasta de tamarindo, tamarindo, polpa de tamarindo
  sv tamarindpasta, tamarind
shrimp paste | crustacean | crustaceans | 1.2~
  en belacan:fish-seasoning, xo sauce:fish-seasoning ; terasi, bagoong
  de Garnelenpaste, Shrimppaste
  fr pâte de crevettes, pâte de crevette
  it pasta di gamberi, pasta di gamberetti
  es pasta de gambas, pasta de camarón, pasta de langostinos
  nl garnalenpasta, trassi
  pt pasta de camarão
  sv räkpasta
wasabi | plant | mustard? | 1.1~
  en wasabi paste
  de Wasabi, Wasabipaste
  fr wasabi, pâte de wasabi
  it wasabi, pasta di wasabi
  es wasabi, pasta de wasabi
  nl wasabi, wasabipasta
  pt wasabi, pasta de wasabi
  sv wasabi, wasabipasta
ketchup | plant | soybeans? gluten? celery? | 1.014
  en tomato ketchup, catsup
  de Tomatenketchup
  fr ketchup
  it ketchup
  es ketchup
  nl ketchup, tomatenketchup
  pt ketchup
  sv ketchup
  key usda 11935, agribalyse 11008
mustard | plant | mustard | 1.052
  en prepared mustard ; dijon mustard, yellow mustard, wholegrain mustard, whole grain mustard, english mustard, grainy mustard, honey mustard:plant+honey, french mustard, american mustard, brown mustard, dijon, prepared yellow mustard, hot mustard, country style dijon mustard, spicy brown mustard
  de Senf ; Dijonsenf, Dijon-Senf, mittelscharfer Senf, scharfer Senf, süßer Senf, körniger Senf
  fr moutarde ; moutarde de Dijon, moutarde à l'ancienne, moutarde forte
  it senape ; senape di Digione
  es mostaza ; mostaza de Dijon, mostaza antigua
  nl mosterd
  pt mostarda
  sv senap
  key usda 02046, agribalyse 11013
mayonnaise | egg plant | eggs mustard? | 0.93
  en mayo ; aioli, vegan mayonnaise:plant, vegan mayo:plant, garlic mayonnaise, light mayonnaise, kewpie mayonnaise, miracle whip, Hellmann's, Hellmann's mayonnaise
  de Mayonnaise ; Aioli, Salatmayonnaise
  fr mayonnaise ; aïoli
  it maionese ; aioli, salsa aioli
  es mayonesa ; alioli, ajoaceite
  nl mayonaise ; aioli
  pt maionese ; aioli
  sv majonnäs ; aioli
  key usda 04025, agribalyse 11054
horseradish sauce | plant dairy? egg? | milk? eggs? sulphites? mustard? | 1.02~
  en creamed horseradish:dairy+plant, horseradish cream:dairy+plant ; prepared horseradish:plant
  de Meerrettichsauce, Sahnemeerrettich:dairy+plant, Meerrettichsoße, Tafelmeerrettich
  fr sauce au raifort, crème de raifort
  it salsa al rafano, crema di rafano, salsa al cren
  es salsa de rábano picante, crema de rábano picante
  nl mierikswortelsaus
  pt molho de rábano picante, creme de rábano
  sv pepparrotssås, pepparrotskräm
barbecue sauce | plant | soybeans? gluten? celery? | 1.17~
  en bbq sauce, barbeque sauce ; steak sauce, a1 sauce, brown sauce, hp sauce
  de Barbecuesauce, BBQ-Sauce, Grillsauce, Barbecuesoße
  fr sauce barbecue
  it salsa barbecue
  es salsa barbacoa
  nl barbecuesaus, bbq-saus
  pt molho barbecue, molho de churrasco
  sv barbecuesås, bbq-sås, grillsås
salad dressing | plant egg? dairy? fish? | eggs? milk? mustard? fish? | 1.0~ |  | g
  en ?dressing ; ranch dressing, vinaigrette, italian dressing, caesar dressing:fish-seasoning+dairy+egg, caesar salad dressing:fish-seasoning+dairy+egg, thousand island dressing, balsamic vinaigrette, italian salad dressing, russian dressing, french dressing
  de Salatdressing, Dressing, Salatsauce, Salatsoße ; Vinaigrette, Caesar-Dressing:fish-seasoning+dairy+egg, Caesardressing:fish-seasoning+dairy+egg
  fr sauce salade, vinaigrette, assaisonnement pour salade ; sauce césar:fish-seasoning+dairy+egg
  it condimento per insalata, salsa per insalata, dressing ; vinaigrette, salsa caesar:fish-seasoning+dairy+egg
  es aliño para ensalada, aderezo, aliño ; vinagreta, salsa césar:fish-seasoning+dairy+egg, aliño césar:fish-seasoning+dairy+egg
  nl saladedressing, dressing, slasaus ; vinaigrette, caesardressing:fish-seasoning+dairy+egg
  pt molho de salada, tempero para salada, molho para salada ; vinagrete, molho caesar:fish-seasoning+dairy+egg, molho césar:fish-seasoning+dairy+egg
  sv salladsdressing, dressing, salladssås ; vinägrett, caesardressing:fish-seasoning+dairy+egg
salsa | plant | soybeans? gluten? celery? | 1.04~
  en tomato salsa, chunky salsa ; salsa verde, fruit salsa, taco sauce, picante sauce, enchilada sauce, pico de gallo, green salsa
  de Salsa, Tomatensalsa
  fr salsa, sauce salsa, salsa mexicaine
  it salsa messicana, salsa piccante messicana
  es salsa mexicana, salsa roja, pico de gallo
  nl salsa, tomatensalsa
  pt molho salsa, salsa mexicana
  sv salsa, tomatsalsa, tacosås
tartare sauce | egg plant | eggs mustard? | 0.95~
  en tartar sauce ; remoulade
  de Remoulade, Tatarensauce, Remouladensauce
  fr sauce tartare ; rémoulade
  it salsa tartara
  es salsa tártara
  nl tartaarsaus, remouladesaus
  pt molho tártaro
  sv tartarsås, remouladsås, remoulad
alfredo sauce | dairy plant egg? | milk gluten? eggs? | 1.02~
  en ; bechamel, bechamel sauce, cheese sauce, hollandaise:dairy+egg, hollandaise sauce:dairy+egg, bearnaise:dairy+egg, bearnaise sauce:dairy+egg, mornay sauce, white sauce
  de Alfredosauce ; Béchamelsauce, Béchamel, Käsesauce, Sauce hollandaise:dairy+egg, Hollandaise:dairy+egg, Sauce béarnaise:dairy+egg, Béarnaise:dairy+egg
  fr sauce alfredo ; béchamel, sauce béchamel, sauce au fromage, sauce hollandaise:dairy+egg, sauce béarnaise:dairy+egg, béarnaise:dairy+egg, sauce mornay
  it salsa alfredo ; besciamella, salsa olandese:dairy+egg, salsa bernese:dairy+egg
  es salsa alfredo ; bechamel, besamel, salsa bechamel, salsa de queso, salsa holandesa:dairy+egg, salsa bearnesa:dairy+egg
  nl alfredosaus ; bechamelsaus, kaassaus, hollandaisesaus:dairy+egg, bearnaisesaus:dairy+egg
  pt molho alfredo ; béchamel, molho branco, molho bechamel, molho de queijo, molho holandês:dairy+egg, molho béarnaise:dairy+egg
  sv alfredosås ; béchamelsås, ostsås, hollandaisesås:dairy+egg, bearnaisesås:dairy+egg
gravy | cut | unknown | 1.0~
  en ; gravy granules, gravy mix, mushroom gravy:plant, onion gravy:plant, vegetable gravy:plant, lentil gravy:plant, tomato gravy:plant, gravy browning:plant
  de Bratensauce, Bratensoße, Soßenpulver ; Bratensaft, Bratenjus
  fr sauce de rôti, jus de viande, jus de rôti
  it salsa d'arrosto, sugo d'arrosto, fondo di cottura
  es salsa de carne, salsa gravy, jugo de carne
  nl ?jus, vleesjus
  pt molho de carne, molho de assado
  sv brunsås, gräddsås:unknown, stekskysås ; skysås/skysåser, ?sky
sauce | unknown | unknown |  |  | g
  de Soße/Soßen, Sauce/Saucen
  fr sauce/sauces
  it salsa/salse, sugo/sughi
  es salsa/salsas
  nl saus/sauzen
  pt molho/molhos
  sv sås/såser
chicken stock | chicken | celery? | 1.014 |  | l
  en chicken broth, low sodium chicken broth, low sodium chicken stock, chicken bone broth, reduced sodium chicken broth, hot chicken stock ; poultry stock, turkey stock:poultry, turkey broth:poultry
  de Hühnerbrühe, Geflügelbrühe, Geflügelfond, Hühnerfond, Hühnersuppe ; Entenfond:poultry
  fr bouillon de volaille, bouillon de poule, fond de volaille, bouillon de poulet ; fond blanc de volaille, fond de canard:poultry
  it brodo di pollo, brodo di gallina ; brodo di cappone, fondo di pollo
  es caldo de pollo, caldo de ave ; caldo de gallina, fondo de ave, caldo de pavo:poultry
  nl kippenbouillon ; kipbouillon, kippenfond, gevogeltefond
  pt caldo de galinha ; caldo de frango, caldo de aves:poultry
  sv kycklingbuljong ; hönsbuljong, kycklingfond, kalkonfond, ankfond:poultry
  key usda 06172, agribalyse 25947
beef stock | beef | celery? | 1.014 |  | l
  en beef broth, low sodium beef broth, beef bouillon, beef consomme, beef bone broth ; veal stock, lamb stock:lamb, demi glace, brown stock, meat broth, meat stock, bovril
  de Rinderbrühe, Fleischbrühe, Rinderfond, Kalbsfond, Bratenfond, Rindsuppe, Kraftbrühe ; Wildfond:game, Lammfond:lamb, Knochenbrühe:meat, Ochsenbrühe
  fr bouillon de bœuf, bouillon de viande, fond de veau, fond brun ; fond de gibier:game, fond d'agneau:lamb
  it brodo di manzo, brodo di carne, fondo bruno ; brodo di vitello, fondo di vitello, brodo di ossa:meat
  es caldo de carne, caldo de ternera, caldo de res ; fondo de ternera, caldo de hueso:meat, caldo de jamón:pork, caldo de cocido:meat
  nl runderbouillon ; kalfsfond, runderfond, wildfond:game, vleesbouillon:meat
  pt caldo de carne ; caldo de vaca, caldo de ossos:meat, caldo de borrego:lamb
  sv köttbuljong ; kalvfond, oxfond, oxbuljong, viltfond:game, kalvbuljong, lammfond:lamb
  key usda 06170, agribalyse 25930
vegetable stock | plant | celery? | 1.0~ |  | l
  en vegetable broth, vegetable bouillon, low sodium vegetable broth, hot vegetable stock
  de Gemüsebrühe, Gemüsefond, heiße Gemüsebrühe
  fr bouillon de légumes, bouillon de légume, fond de légumes
  it brodo vegetale, brodo di verdura/brodo di verdure
  es caldo de verduras, caldo vegetal
  nl groentebouillon
  pt caldo de legumes
  sv grönsaksbuljong
  key usda 06615, agribalyse 25948
fish stock | fish | fish celery? crustaceans? | 1.014~ |  | l
  en fish broth, fish fumet ; seafood stock, dashi:fish-seasoning, shellfish stock, dashi stock:fish-seasoning
  de Fischfond ; Hummerfond:crustacean, Krustentierfond:crustacean, Fischbrühe
  fr fumet de poisson, fumet, court-bouillon ; fumet de crustacés:crustacean, bisque de homard:crustacean
  it fumetto di pesce, brodo di pesce ; fumetto di crostacei:crustacean, bisque di gamberi:crustacean
  es caldo de pescado, fumet, fumet de pescado ; caldo de marisco:crustacean, fumet de marisco:crustacean
  nl visbouillon, visfond, visfumet ; kreeftenfond:crustacean, garnalenbouillon:crustacean, schaaldierenfond:crustacean
  pt caldo de peixe, caldo de marisco ; caldo de camarão:crustacean
  sv fiskbuljong, fiskfond, hummerfond ; räkfond:crustacean, skaldjursfond:crustacean, räkbuljong:crustacean
stock | unknown | celery? | 1.014~ |  | lg
  en broth, bouillon, bone broth:meat, hot stock ; mushroom stock, mushroom broth
  de Brühe
  fr bouillon
  it brodo
  es caldo
  nl bouillon
  pt caldo
  sv buljong
stock cube | unknown | celery? |  | 10~
  en bouillon cube, stock pot ; chicken stock cube, vegetable stock cube, beef stock cube, chicken bouillon cube, beef bouillon cube, vegetable bouillon cube, fish stock cube
  de Brühwürfel, Gemüsebrühwürfel, Suppenwürfel
  fr cube de bouillon, bouillon cube, bouillon en cube, cubes de bouillon, cube de bouillon de volaille, cube de bouillon de légumes
  it dado da brodo, dado, dado vegetale, dado per brodo
  es cubito de caldo, pastilla de caldo, cubo de caldo, pastilla de caldo de verduras
  nl bouillonblokje/bouillonblokjes, bouillontablet/bouillontabletten ; groentebouillonblokje, groentebouillonblokjes
  pt cubo de caldo/cubos de caldo, caldo em cubo ; cubo de caldo de legumes
  sv buljongtärning/buljongtärningar ; grönsaksbuljongtärning
stock powder | unknown | celery? | 0.8~
  en bouillon powder, bouillon granule, stock granule ; chicken bouillon granules, vegetable bouillon powder, chicken stock powder, chicken bouillon powder, beef bouillon granules, better than bouillon, chicken bouillon:chicken, chicken base, dashi powder:fish-seasoning, chicken bouillon granule, beef base
  de Gemüsebrühpulver, Brühepulver, gekörnte Brühe, Instant-Gemüsebrühe
  fr bouillon en poudre
  it dado granulare, dado in polvere
  es caldo en polvo
  nl bouillonpoeder ; groentebouillonpoeder
  pt caldo em pó ; caldo de legumes em pó
  sv buljongpulver ; grönsaksbuljongpulver
`;
