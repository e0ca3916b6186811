/**
 * Menus of foods that share a name or a word and are different things to buy, as `menus.ts` writes them. Written before they were tried: 21 of 56 held
 * at first sight.
 */
export const menusOfKinds = `
# small things
300 g baby carrots
  en: 200 g baby carrots
  en: 10 baby carrots
400 g cherry tomatoes
  en: 230 g cherry tomatoes
  en: 10 cherry tomatoes
4 mini peppers ; 1 red pepper
  en: 4 mini peppers
  en: 1 red pepper
12 quail eggs ; 2 eggs
  en: 12 quail eggs
  en: 2 eggs
740 g baby potatoes
  en: 500 g baby potatoes
  en: 6 baby potatoes
6 Wachteleier ; 3 Eier
  de: 6 Wachteleier
  de: 3 Eier
4 mini Paprika ; 2 rote Paprikaschoten
  de: 4 mini Paprika
  de: 2 rote Paprika
12 œufs de caille ; 1 œuf
  fr: 12 œufs de caille
  fr: 1 œuf
8 uova di quaglia ; 2 uova
  it: 8 uova di quaglia
  it: 2 uova
6 huevos de codorniz ; 4 huevos
  es: 6 huevos de codorniz
  es: 4 huevos

# counted fish and fruit
420 g king prawns
  en: 12 king prawns
  en: 240 g king prawns
490 g scallops
  en: 400 g scallops
  en: 6 scallops
100 g Medjool dates
  en: 4 Medjool dates
  en: 4 g Medjool dates
70 g anchovy fillets
  en: 50 g anchovy fillets
  en: 5 anchovy fillets
340 g fresh sardines
  en: 4 fresh sardines
  en: 100 g fresh sardines

# spices and vegetables of one name
1 TL Paprika ; 3 Paprika
  de: 1 TL Paprika
  de: 3 Paprika
2 tsk paprika ; 1 paprika
  sv: 2 tsk paprika
  sv: 1 paprika
1 tsp paprika ; 2 red peppers
  en: 1 tsp paprika
  en: 2 red peppers

# minced stays minced
500 g carne picada
  es: 500 g de carne picada
500 g Hackfleisch
  de: 500 g Hackfleisch
600 g viande hachée
  fr: 600 g de viande hachée
400 g carne macinata
  it: 400 g di carne macinata
300 g macinato
  it: 300 g di macinato
500 g beef mince ; 500 g stewing beef
  en: 500 g beef mince
  en: 500 g stewing beef
400 g carne picada de ternera ; 300 g ternera
  es: 400 g de carne picada de ternera
  es: 300 g de ternera

# a little more
200 g butter (plus some)
  en: 200 g butter
  en: a knob of butter
200 ml olive oil (plus some)
  en: 200 ml olive oil
  en: a splash of olive oil
150 g Butter (plus some)
  de: 150 g Butter
  de: 1 Stich Butter
100 g beurre (plus some)
  fr: 100 g de beurre
  fr: 1 noisette de beurre
120 g burro (plus some)
  it: 120 g di burro
  it: una noce di burro
100 ml aceite de oliva (plus some)
  es: 100 ml de aceite de oliva
  es: un chorrito de aceite de oliva

# figures that are none
1.2.5 kg flour
  en: 1.2.5 kg flour

# kinds that nobody stated
7 g Trockenhefe ; 42 g frische Hefe
  de: 7 g Trockenhefe
  de: 42 g frische Hefe
80 g prosciutto crudo ; 100 g prosciutto cotto ; 50 g prosciutto
  it: 80 g di prosciutto crudo
  it: 100 g di prosciutto cotto
  it: 50 g di prosciutto
100 g dark chocolate ; 80 g milk chocolate ; 50 g white chocolate ; 60 g chocolate
  en: 100 g dark chocolate
  en: 80 g milk chocolate
  en: 50 g white chocolate
  en: 60 g chocolate
2 red chillies ; 1 green chilli ; 3 dried chillies ; 2 chillies
  en: 2 red chillies
  en: 1 green chilli
  en: 3 dried chillies
  en: 2 chillies
1 can tuna in oil ; 200 g fresh tuna
  en: 1 tin tuna in oil
  en: 200 g fresh tuna
100 g Zartbitterschokolade ; 50 g Vollmilchschokolade ; 30 g Schokolade
  de: 100 g Zartbitterschokolade
  de: 50 g Vollmilchschokolade
  de: 30 g Schokolade
100 g chocolat noir ; 50 g chocolat blanc ; 30 g chocolat
  fr: 100 g de chocolat noir
  fr: 50 g de chocolat blanc
  fr: 30 g de chocolat
100 g cioccolato fondente ; 50 g cioccolato bianco ; 30 g cioccolato
  it: 100 g di cioccolato fondente
  it: 50 g di cioccolato bianco
  it: 30 g di cioccolato
100 g chocolate negro ; 50 g chocolate ; 70 g chocolate con leche
  es: 100 g de chocolate negro
  es: 50 g de chocolate
  es: 70 g de chocolate con leche
100 g jamón serrano ; 80 g jamón cocido ; 50 g jamón
  es: 100 g de jamón serrano
  es: 80 g de jamón cocido
  es: 50 g de jamón
100 g jambon cru ; 80 g jambon blanc ; 50 g jambon
  fr: 100 g de jambon cru
  fr: 80 g de jambon blanc
  fr: 50 g de jambon
10 g lievito ; 12 g lievito di birra fresco ; 16 g lievito per dolci
  it: 10 g di lievito
  it: 12 g di lievito di birra fresco
  it: 16 g di lievito per dolci
200 g brown rice ; 300 g rice
  en: 200 g brown rice
  en: 300 g rice

# cream
200 ml Schlagsahne ; 100 ml saure Sahne
  de: 200 ml Schlagsahne
  de: 100 ml saure Sahne
300 ml Schlagsahne
  de: 200 ml Schlagsahne
  de: 100 ml Sahne
300 ml double cream ; 100 ml single cream
  en: 300 ml double cream
  en: 100 ml single cream

# heads and florets
810 g broccoli
  en: 1 head broccoli
  en: 200 g broccoli florets
1 head cauliflower
  en: 1 head cauliflower
1 Brokkoli
  de: 1 Brokkoli

# tins
2 cans (400 g) tomatoes
  en: 1 can tomatoes
  en: 400 g tinned tomatoes
2 cans (400 g) chopped tomatoes
  en: 1 tin chopped tomatoes
  en: 400 g chopped tomatoes
3 cans (400 g) chickpeas
  en: 1 can chickpeas
  en: 400 g tinned chickpeas
2 Dosen (400 g) stückige Tomaten
  de: 1 Dose stückige Tomaten
  de: 400 g stückige Tomaten
1 lata + 400 g tomate triturado
  es: 1 lata de tomate triturado
  es: 400 g de tomate triturado
`;
