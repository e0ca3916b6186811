/** Mushrooms, and what is dug and grated. How a food is written: `../read-lexicon.ts`. */
export const mushrooms = `
# Fruit and vegetables
mushroom | plant | none | 0.296 | 18 | m
  en button mushroom, white mushroom, closed cup mushroom, champignon ; chestnut mushroom, cremini mushroom, crimini mushroom, cremini, baby bella mushroom, brown mushroom, wood ear, wood ear mushroom, jelly ear
  de Champignon/Champignons, Pilze/Pilz, frische Champignons ; braune Champignons, Egerlinge, Judasohr/Judasohren, Mu-Err-Pilz/Mu-Err-Pilze
  fr champignon/champignons, champignon de Paris/champignons de Paris ; oreille de judas/oreilles de judas
  it fungo/funghi, champignon, funghi champignon ; orecchio di giuda/orecchie di giuda
  es champiñón/champiñones, setas, hongos, champis ; oreja de judas/orejas de judas
  nl champignon/champignons, paddenstoel/paddenstoelen, kastanjechampignon/kastanjechampignons ; judasoor/judasoren
  pt cogumelo/cogumelos, champignon, cogumelos de Paris ; orelha de judas/orelhas de judas
  sv champinjon/champinjoner, svamp/svampar ; judasöra/judasöron
  key usda 11260
portobello mushroom | plant | none | 0.36~ | 85~ | m
  en portobello, portabella mushroom ; flat mushroom, field mushroom
  de Portobello/Portobellos, Portobello-Pilz/Portobello-Pilze, Riesenchampignon/Riesenchampignons
  fr champignon portobello/champignons portobello, portobello
  it fungo portobello/funghi portobello, portobello
  es champiñón portobello/champiñones portobello, portobello
  nl portobello/portobello's
  pt cogumelo portobello/cogumelos portobello
  sv portobello, portabellosvamp, portobellosvamp
shiitake | plant | none | 0.3~ | 19
  en shiitake mushroom, shitake mushroom
  de Shiitake, Shiitakepilz/Shiitakepilze, Shiitake-Pilze
  fr shiitake/shiitakés
  it shiitake, funghi shiitake
  es shiitake, setas shiitake
  nl shiitake, shiitakes
  pt shiitake, cogumelos shiitake
  sv shiitake, shiitakesvamp
  key usda 11238
oyster mushroom | plant | none | 0.36~ | 15~ | m
  en oyster mushroom cap/oyster mushroom caps ; king oyster mushroom, king oyster=king oyster mushroom
  de Austernpilze ; Kräuterseitling/Kräuterseitlinge=king oyster mushroom/king oyster mushrooms
  fr pleurotes, pleurote en huître/pleurotes en huître, pleurote huître
  it pleurotus, fungo ostrica/funghi ostrica
  es seta de ostra/setas de ostra, seta ostra/setas ostra, hongo ostra/hongos ostra, hongos de ostra
  nl oesterzwam/oesterzwammen ; koningsoesterzwam/koningsoesterzwammen=king oyster mushroom/king oyster mushrooms
  pt cogumelo ostra/cogumelos ostra, pleuroto/pleurotos, shimeji
  sv ostronskivling, ostronskivlingar ; kungsmussling=king oyster mushroom
wild mushrooms | plant | none | 0.3~ |  | m
  en mixed mushroom ; chanterelle, girolle=chanterelle, cep=porcini, porcini, porcini mushroom=porcini, morel, fresh porcini=porcini, enoki mushroom, enoki, hen of the woods, chicken of the woods, lobster mushroom/lobster mushrooms, pheasant back mushroom/pheasant back mushrooms, turkey tail mushroom/turkey tail mushrooms
  de Waldpilze ; Pfifferling/Pfifferlinge=chanterelle/chanterelles, Steinpilz/Steinpilze=porcini, Morchel/Morcheln=morel/morels, Huhn der Wälder, Eierschwammerl=chanterelle/chanterelles
  fr champignons sauvages ; cèpe/cèpes=porcini, girolle/girolles=chanterelle/chanterelles, chanterelle/chanterelles=chanterelle/chanterelles, morille/morilles=morel/morels, pied de mouton/pieds de mouton, poule des bois
  it funghi misti/funghi misti, funghi di bosco, funghi selvatici ; fungo porcino/funghi porcini=porcini, porcini, finferli=chanterelles, fungo del pollo, finferlo=chanterelle
  es setas silvestres ; boletus=porcini, níscalos
  nl bospaddenstoelen, wilde paddenstoelen, paddenstoelenmix ; cantharel/cantharellen=chanterelle/chanterelles, eekhoorntjesbrood=porcini
  pt cogumelos silvestres, cogumelos selvagens, cogumelos variados ; cantarelos=chanterelles, porcini
  sv skogssvamp, vildsvamp, blandsvamp ; kantarell/kantareller=chanterelle/chanterelles, karljohansvamp=porcini, murklor, trattkantareller
truffle | plant | none
  en black truffle
  de Trüffel/Trüffeln ; schwarzer Trüffel, Wintertrüffel
  fr !truffe/truffes, truffe noire, truffes noires
  it tartufo/tartufi
  es trufa negra, !trufa/trufas ; criadilla de tierra/criadillas de tierra, turma de tierra/turmas de tierra
  nl !truffel/truffels
  pt !trufa/trufas
  sv !tryffel/tryfflar
avocado | plant | none | 0.617 | 201
  en hass avocado
  de Avocado/Avocados
  fr avocat/avocats
  it avocado
  es aguacate/aguacates
  nl avocado/avocado's
  pt abacate/abacates
  sv avokado
  key usda 09037, agribalyse 13004
ginger | plant | none | 0.406 | 15~ thumb
  en ginger root, root ginger, fresh ginger, fresh root ginger, gingerroot, fresh ginger root, baby ginger
  de Ingwer, Ingwerwurzel, Ingwerknolle, frischer Ingwer, Stück Ingwer
  fr gingembre, gingembre frais, racine de gingembre
  it zenzero, zenzero fresco, radice di zenzero
  es jengibre, jengibre fresco, raíz de jengibre
  nl gember
  pt gengibre
  sv ingefära
  key usda 11216, agribalyse 11074
fresh turmeric | plant | none
  en turmeric root, fresh turmeric root
  de frische Kurkuma, Kurkumawurzel
  fr curcuma frais, racine de curcuma
  it curcuma fresca, radice di curcuma
  es cúrcuma fresca, raíz de cúrcuma
  nl verse kurkuma, kurkumawortel
  pt cúrcuma fresca, raiz de cúrcuma
  sv färsk gurkmeja
galangal | plant | none
  de Galgant, Galgantwurzel
  fr galanga
  it galanga
  es galanga
  nl ?laos, galanga, laoswortel
  pt galanga
  sv galangal, galangarot
horseradish | plant | none | 1.02~
  en fresh horseradish, horseradish root ; horse radish
  de Meerrettich, Kren
  fr raifort
  it rafano
  es rábano picante
  nl mierikswortel
  pt rábano picante, raiz-forte
  sv pepparrot
lemongrass | plant | none | 0.28~ | 15~ stalk
  en lemon grass, lemongrass stalk
  de Zitronengras
  fr citronnelle
  it citronella
  es hierba limón, citronela
  nl citroengras, sereh
  pt erva-príncipe, capim-limão, citronela
  sv citrongräs
`;
