import { words } from '../../words/word-list.ts';
import type { Language } from '../../words/language.ts';

/** What is counted in other languages than English, units and foods of one word, singular and plural: `apfel:äpfel`, `birne+n`. Lower case. */
export const localCounts: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = {
  de: pairs(`
    zehe+n knoblauchzehe+n scheibe+n dose+n packung+en
      flasche+n tüte+n tafel+n kugel+n rolle+n prise+n
      messerspitze+n zweig+e stange+n kopf:köpfe knolle+n
      blatt:blätter platte+n spalte+n glas:gläser kelle+n portion+en
      tasse+n flocke+n schale+n
    zwiebel+n schalotte+n kartoffel+n möhre+n karotte+n
      tomate+n gurke+n aubergine+n apfel:äpfel birne+n zitrone+n
      orange+n limette+n banane+n ei+er eigelb+e paprikaschote+n
      chilischote+n vanilleschote+n pflaume+n lorbeerblatt:lorbeerblätter
      nelke+n frühlingszwiebel+n brötchen:brötchen
  `),
  fr: pairs(`
    gousse+s tranche+s boîte+s bouteille+s sachet+s paquet+s
      pot+s tablette+s botte+s poignée+s pincée+s branche+s
      brin+s feuille+s tête+s verre+s louche+s morceau+x
      tasse+s bâton+s cube+s goutte+s bulbe+s bouquet+s noix:noix
    oignon+s échalote+s carotte+s tomate+s citron+s orange+s
      pomme+s poire+s banane+s œuf+s oeuf+s courgette+s
      aubergine+s poivron+s poireau+x avocat+s concombre+s
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
    diente+s rebanada+s loncha+s rodaja+s lata+s botella+s
      paquete+s bote+s sobre+s manojo+s puñado+s pizca+s
      chorro+s ramita+s rama+s hoja+s cabeza+s vaso+s tallo+s
      trozo+s tarro+s bolsa+s gota+s pastilla+s
    cebolla+s zanahoria+s tomate+s patata+s papa+s limón:limones
      naranja+s manzana+s pera+s plátano+s huevo+s yema+s
      pimiento+s calabacín:calabacines berenjena+s puerro+s aguacate+s
      pepino+s
  `),
  nl: pairs(`
    teen:tenen teentje+s knoflookteen:knoflooktenen plak+ken plakje+s snee:sneden
      blik+ken blikje+s pak+ken pakje+s fles+sen zakje+s pot+ten
      potje+s takje+s tak+ken stengel+s krop+pen blaadje+s
      blad+en glas:glazen bos+sen bosje+s snufje+s stuk+ken
      schijf:schijven kop+pen druppel+s
    ui+en sjalot+ten wortel+s aardappel+s tomaat:tomaten citroen+en
      sinaasappel+s limoen+en appel+s peer:peren banaan:bananen ei+eren
      paprika+'s courgette+s aubergine+s komkommer+s prei+en
      avocado+'s
  `),
  pt: pairs(`
    dente+s fatia+s lata+s garrafa+s pacote+s frasco+s
      saqueta+s maço+s punhado+s pitada+s raminho+s folha+s
      cabeça+s copo+s talo+s pedaço+s ramo+s caixa+s gota+s
      unidade+s cubo+s
    cebola+s cenoura+s tomate+s batata+s limão:limões laranja+s
      maçã+s pera+s banana+s ovo+s gema+s clara+s pimentão:pimentões
      abobrinha+s berinjela+s curgete+s beringela+s
  `),
  sv: pairs(`
    klyfta:klyftor vitlöksklyfta:vitlöksklyftor skiva:skivor burk+ar flaska:flaskor påse:påsar
      förpackning+ar knippe+n nypa:nypor kvist+ar stjälk+ar bit+ar
      droppe:droppar kruka:krukor tärning+ar portion+er näve:nävar stång:stänger
      rulle:rullar huvud+en
    lök+ar morot:morötter tomat+er citron+er apelsin+er päron:päron
      banan+er potatis+ar gurka:gurkor äpple+n ägg:ägg äggula:äggulor
      paprika:paprikor schalottenlök+ar
  `),
};

function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    words(text).map((pair): [string, string] => {
      const [one = '', ending] = pair.split('+');
      if (ending !== undefined) return [one, one + ending];
      const [singular = '', plural = singular] = pair.split(':');
      return [singular, plural];
    }),
  );
}
