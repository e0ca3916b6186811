import { words } from '../../words/word-list.ts';
import type { Language } from '../../words/language.ts';

/** What is counted in other languages than English, units and foods of one word, singular and plural. Lower case. */
export const localCounts: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = {
  de: pairs(`
    zehe:zehen knoblauchzehe:knoblauchzehen scheibe:scheiben dose:dosen packung:packungen
      flasche:flaschen tüte:tüten tafel:tafeln kugel:kugeln rolle:rollen prise:prisen
      messerspitze:messerspitzen zweig:zweige stange:stangen kopf:köpfe knolle:knollen
      blatt:blätter platte:platten spalte:spalten glas:gläser kelle:kellen portion:portionen
      tasse:tassen flocke:flocken schale:schalen
    zwiebel:zwiebeln schalotte:schalotten kartoffel:kartoffeln möhre:möhren karotte:karotten
      tomate:tomaten gurke:gurken aubergine:auberginen apfel:äpfel birne:birnen zitrone:zitronen
      orange:orangen limette:limetten banane:bananen ei:eier eigelb:eigelbe paprikaschote:paprikaschoten
      chilischote:chilischoten vanilleschote:vanilleschoten pflaume:pflaumen lorbeerblatt:lorbeerblätter
      nelke:nelken frühlingszwiebel:frühlingszwiebeln brötchen:brötchen
  `),
  fr: pairs(`
    gousse:gousses tranche:tranches boîte:boîtes bouteille:bouteilles sachet:sachets paquet:paquets
      pot:pots tablette:tablettes botte:bottes poignée:poignées pincée:pincées branche:branches
      brin:brins feuille:feuilles tête:têtes verre:verres louche:louches morceau:morceaux
      tasse:tasses bâton:bâtons cube:cubes goutte:gouttes bulbe:bulbes bouquet:bouquets noix:noix
    oignon:oignons échalote:échalotes carotte:carottes tomate:tomates citron:citrons orange:oranges
      pomme:pommes poire:poires banane:bananes œuf:œufs oeuf:oeufs courgette:courgettes
      aubergine:aubergines poivron:poivrons poireau:poireaux avocat:avocats concombre:concombres
  `),
  it: pairs(`
    spicchio:spicchi fetta:fette scatola:scatole lattina:lattine barattolo:barattoli
      bottiglia:bottiglie bustina:bustine confezione:confezioni pacco:pacchi mazzo:mazzi
      mazzetto:mazzetti manciata:manciate pizzico:pizzichi rametto:rametti gambo:gambi costa:coste
      testa:teste foglia:foglie bicchiere:bicchieri mestolo:mestoli tazzina:tazzine pezzo:pezzi
      foglio:fogli goccia:gocce ciuffo:ciuffi cespo:cespi vasetto:vasetti
    cipolla:cipolle carota:carote pomodoro:pomodori patata:patate limone:limoni arancia:arance
      mela:mele pera:pere banana:banane uovo:uova tuorlo:tuorli albume:albumi zucchina:zucchine
      melanzana:melanzane peperone:peperoni scalogno:scalogni porro:porri
  `),
  es: pairs(`
    diente:dientes rebanada:rebanadas loncha:lonchas rodaja:rodajas lata:latas botella:botellas
      paquete:paquetes bote:botes sobre:sobres manojo:manojos puñado:puñados pizca:pizcas
      chorro:chorros ramita:ramitas rama:ramas hoja:hojas cabeza:cabezas vaso:vasos tallo:tallos
      trozo:trozos tarro:tarros bolsa:bolsas gota:gotas pastilla:pastillas
    cebolla:cebollas zanahoria:zanahorias tomate:tomates patata:patatas papa:papas limón:limones
      naranja:naranjas manzana:manzanas pera:peras plátano:plátanos huevo:huevos yema:yemas
      pimiento:pimientos calabacín:calabacines berenjena:berenjenas puerro:puerros aguacate:aguacates
      pepino:pepinos
  `),
  nl: pairs(`
    teen:tenen teentje:teentjes knoflookteen:knoflooktenen plak:plakken plakje:plakjes snee:sneden
      blik:blikken blikje:blikjes pak:pakken pakje:pakjes fles:flessen zakje:zakjes pot:potten
      potje:potjes takje:takjes tak:takken stengel:stengels krop:kroppen blaadje:blaadjes
      blad:bladen glas:glazen bos:bossen bosje:bosjes snufje:snufjes stuk:stukken
      schijf:schijven kop:koppen druppel:druppels
    ui:uien sjalot:sjalotten wortel:wortels aardappel:aardappels tomaat:tomaten citroen:citroenen
      sinaasappel:sinaasappels limoen:limoenen appel:appels peer:peren banaan:bananen ei:eieren
      paprika:paprika's courgette:courgettes aubergine:aubergines komkommer:komkommers prei:preien
      avocado:avocado's
  `),
  pt: pairs(`
    dente:dentes fatia:fatias lata:latas garrafa:garrafas pacote:pacotes frasco:frascos
      saqueta:saquetas maço:maços punhado:punhados pitada:pitadas raminho:raminhos folha:folhas
      cabeça:cabeças copo:copos talo:talos pedaço:pedaços ramo:ramos caixa:caixas gota:gotas
      unidade:unidades cubo:cubos
    cebola:cebolas cenoura:cenouras tomate:tomates batata:batatas limão:limões laranja:laranjas
      maçã:maçãs pera:peras banana:bananas ovo:ovos gema:gemas clara:claras pimentão:pimentões
      abobrinha:abobrinhas berinjela:berinjelas curgete:curgetes beringela:beringelas
  `),
  sv: pairs(`
    klyfta:klyftor vitlöksklyfta:vitlöksklyftor skiva:skivor burk:burkar flaska:flaskor påse:påsar
      förpackning:förpackningar knippe:knippen nypa:nypor kvist:kvistar stjälk:stjälkar bit:bitar
      droppe:droppar kruka:krukor tärning:tärningar portion:portioner näve:nävar stång:stänger
      rulle:rullar huvud:huvuden
    lök:lökar morot:morötter tomat:tomater citron:citroner apelsin:apelsiner päron:päron
      banan:bananer potatis:potatisar gurka:gurkor äpple:äpplen ägg:ägg äggula:äggulor
      paprika:paprikor schalottenlök:schalottenlökar
  `),
};

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(words(text).map((pair) => pair.split(':') as [string, string]));
}
