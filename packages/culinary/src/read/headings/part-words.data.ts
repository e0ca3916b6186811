import { words } from '../../words/word-list.ts';

/** Words for a part of a dish that no food one buys is called by, in folded text: they end a heading ("Honey layer"). */
export const PARTS_BEHIND: ReadonlySet<string> = new Set(
  words('layer layers base filling topping crumb frosting coating dough batter marinade dressing'),
);
/** Ends of compound words: "Haferstreusel", "Quarkfüllung". */
export const PART_ENDS: readonly string[] = words(
  'streusel fullung boden belag guss teig schicht glasur marinade',
);
/** They open a heading and what the part is made of stands behind: "Appareil au citron", "Base di biscotti". */
export const PARTS_BEFORE: ReadonlySet<string> = new Set(
  words(`
    appareil garniture farce fond couche base glacage marinade nappage
    ripieno farcia farcitura impasto copertura strato glassa marinata guarnizione
    relleno masa cobertura capa glaseado adobo aderezo alino
  `),
);
