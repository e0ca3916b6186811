import { wordTableByValue } from '../../words/word-table.ts';

/**
 * What words of size and of how full a spoon is are in English, with the abbreviations of cooks. Only where they were read as such: elsewhere
 * "gr" is a gram, "KL" a spoon and "ras" a spice.
 */
export const englishSizes = wordTableByValue([
  [
    'large',
    `groß große großer großes großen grosse grosser grosses grossen gr gros grosses grand grande
    grands grandes gd gde gds gdes grandi grosso grossa grossi grote groot stor stora stort`,
  ],
  [
    'medium',
    `mittelgroß mittelgroße mittelgroßer mittelgroßes mittelgroßen mittelgrosse mittelgrosser
    mittlere mittlerer mittleres mittelgr mittl moyen moyenne moyens moyennes medio media medi medie
    mediano mediana medianos medianas middelgrote middelgroot médio média médios médias mellanstor
    mellanstora`,
  ],
  [
    'small',
    `klein kleine kleiner kleines kleinen kl petit petite petits petites pt pte ptes ptit ptite
    piccolo piccola piccoli piccole pequeño pequeña pequeños pequeñas pequeno pequena pequenos
    pequenas liten litet små`,
  ],
  [
    'heaped',
    `gehäuft gehäufte gehäufter gehäuften gehäuftes geh gehäu bombé bombée bombés bombées colmo
    colma colmi colme colmado colmada colmados colmadas cheio cheia cheios cheias opgehoopte bolle
    rågad rågade`,
  ],
  [
    'level',
    `gestrichen gestrichene gestrichener gestrichenen gestrichenes gestr gestrich ras rase rases
    raso rasa rasi rasos rasas afgestreken struken strukna`,
  ],
  ['full', 'plein pleine pleins pleines volle'],
  ['generous', 'abbondante abbondanti flinke'],
  [
    'scant',
    'knapp knappe knapper knappes scarso scarsa scarsi scarse escaso escasa escasos escasas',
  ],
  ['thick', 'dicke dicker épaisse épaisses gruesas dikke tjocka'],
  ['thin', 'dünne dünner fine fines fin sottile sottili finas dunne tunna'],
  ['good', 'gute guter gutes bonne bon bel bella buon buona buen buena boa bom beau belle'],
  ['mini', 'mini'],
  ['lightly', 'leicht'],
  ['well', 'bem bien ben gut'],
  ['very', 'molto muy très'],
  ['or', 'oder ou o of eller'],
  ['to', 'bis à till'],
]);

/** Of these the spoon is said to be: "2 EL, gehäuft". */
export const fullnessInEnglish = /\b(?:heaped|level|full|generous|scant)\b/;
