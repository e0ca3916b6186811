import type { Language } from '../../words/language.ts';
import { words } from '../../words/word-list.ts';

/** The endings by which the forms of one verb, noun or adjective of a recipe differ. Folded; a pronoun that hangs on is part of its ending. */
export const wordEndings: Partial<Record<Language, readonly string[]>> = {
  en: words('s es d ed ing er ers ly'),
  de: words('e en er es em et t st n ten te ter tes'),
  fr: words('e es ez er ent ee ees ant ants i is ie ies ir issez it te tes x s le la les'),
  it: words(
    'a e i o are ere ire ate ete ite ato ata ati ate uto uta uti ute ito ita iti ite ando endo lo la li le rlo rla rli rle telo tela teli tele',
  ),
  es: words(
    'a e o as es os an en ar er ir ado ada ados adas ido ida idos idas ando iendo lo la los las se alo ala alos alas elo ela elos elas ase ese ense anse arlo arla',
  ),
};
