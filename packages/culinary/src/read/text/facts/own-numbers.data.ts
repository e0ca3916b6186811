import type { Language } from '../../../words/language.ts';

/** Numbers up to twelve as each language says them. Folded. Others know some of these as words: "due", "once", "elf", "dos", "sex". */
export const ownNumbers: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('one two three four five six seven eight nine ten eleven twelve dozen'.split(' ')),
  de: new Set(
    'ein eine einen einer zwei drei vier funf sechs sieben acht neun zehn elf zwolf dutzend'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'un une deux trois quatre cinq six sept huit neuf dix onze douze douzaine'.split(' '),
  ),
  it: new Set(
    'un uno una due tre quattro cinque sei sette otto nove dieci undici dodici dozzina'.split(' '),
  ),
  es: new Set(
    'un uno una dos tres cuatro cinco seis siete ocho nueve diez once doce docena'.split(' '),
  ),
  nl: new Set('een twee drie vier vijf zes zeven acht negen tien elf twaalf dozijn'.split(' ')),
  pt: new Set(
    'um uma dois duas tres quatro cinco seis sete oito nove dez onze doze duzia'.split(' '),
  ),
  sv: new Set('en ett tva tre fyra fem sex sju atta nio tio elva tolv dussin'.split(' ')),
};
