import { wordSet } from '../../../words/word-list.ts';

/** Forms in which foods are sold: "paprika en poudre", "pepe in grani". */
export const FORMS: ReadonlySet<string> = wordSet(`
  powder pulver pulverform
  poudre grains conserve boîte bocal feuilles
  polvere grani scatola barattolo foglie bacche stecca
  polvo grano conserva lata hebras rama
`);

/** Before a shape: "en petits dés", "in dünnen Scheiben". In German as something lies, not as it is being cut. */
export const SHAPE_SIZES: ReadonlySet<string> = wordSet(`
  small thin thick large big tiny
  kleinen feinen dünnen dicken groben großen
  petits petites gros grosses fins fines minces
  piccoli piccole grossi grosse sottili
  pequeños pequeñas finos finas gruesos gruesas grandes
`);

/** Before what is left on a food: "zucchine col fiore". */
export const WITH: ReadonlySet<string> = wordSet('with mit avec con col coi');

/** Before a noun: "with the skin", "con la piel". */
export const definite: ReadonlySet<string> = wordSet(
  "the their its der dem den ihrer ihrem la le les l' leur leurs sa son il lo i gli el los las su sus",
);

/** Parts of a food that may be left on it when it is bought. */
export const PARTS_ON: ReadonlySet<string> = wordSet(`
  skin skins bone bones rind shell shells stalk stalks leaves tops flowers flower
  schale schalen haut knochen schwarte stiel grün blüte blüten kraut gräten
  peau os couenne fanes fleur fleurs arêtes queue coquille
  buccia pelle osso cotenna fiore fiori gambo foglie guscio
  piel hueso corteza flor flores tallo hojas cáscara
`);

/** Behind a German noun that is bought or listed so: "Kümmel gemahlen". */
export const GROUND: ReadonlySet<string> = wordSet(
  'gemahlen gerebelt gerieben gehackt geschrotet getrocknet gehobelt gestiftelt geräuchert',
);

/** Says that something is stuck into a food: "an onion studded with cloves". */
export const STUDDED: ReadonlySet<string> = wordSet(`
  studded stuck spiked gespickt besteckt gespickte gespickten piqué piquée piqués
  steccata steccato picchettata picchettato pinchada claveteada clavada mechada
`);
