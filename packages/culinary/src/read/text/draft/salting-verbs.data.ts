import { pattern } from '../../../words/pattern.ts';
import type { Language } from '../../../words/language.ts';

interface SaltingVerb {
  verb: RegExp;
  /** What it puts in, in a word of the language. */
  food: string;
}

/** Verbs that name what they put in: "salzt und pfeffert sie", "je sale", "salpimenta". Not what is denied or was done before it was bought. */
export const SALTING_VERBS: Readonly<Partial<Record<Language, readonly SaltingVerb[]>>> = {
  de: [
    { verb: pattern('iu')`(?<!\p{L})salz(?:t|e|en|st)(?!\p{L})`, food: 'Salz' },
    { verb: pattern('iu')`(?<!\p{L})pfeffer(?:t|n|e|st)(?!\p{L})`, food: 'Pfeffer' },
  ],
  fr: [
    {
      verb: pattern('iu')`(?<!\p{L})(?:(?:je|tu|on) sales?|salez|salons|saler)(?!\p{L})`,
      food: 'sel',
    },
    {
      verb: pattern('iu')`(?<!\p{L})(?:(?:je|tu|on) poivres?|poivrez|poivrons|poivrer)(?!\p{L})`,
      food: 'poivre',
    },
  ],
  it: [
    {
      verb: pattern(
        'iu',
      )`(?<!\p{L})(?:salate(?=[,.;]|\se\s|\sl[aeio]\s)|saliamo|salare|salatel[aeio])(?!\p{L})`,
      food: 'sale',
    },
    {
      verb: pattern('iu')`(?<!\p{L})(?:pepate|pepiamo|pepare|pepatel[aeio])(?!\p{L})`,
      food: 'pepe',
    },
  ],
  es: [
    {
      verb: pattern(
        'iu',
      )`(?<!\p{L})(?:(?:sal|salpiment)(?:amos|ar|ad|arl[ao]s?)|salpimenta(?:s|d|l[ao]s?)?|salpimiént[ae]l[ao]s?|salpimient[ae]s?|sálal[ao]s?)(?!\p{L})`,
      food: 'sal',
    },
    {
      verb: pattern(
        'iu',
      )`(?<!\p{L})(?:salpiment(?:amos|ar|ad|arl[ao]s?|as?|al[ao]s?)|salpimiént[ae]l[ao]s?|salpimient[ae]s?)(?!\p{L})`,
      food: 'pimienta',
    },
  ],
};

/** Right before such a verb it puts nothing in: "ne salez pas", "nicht salzen", "senza salare". Folded. */
export const NOT_DONE =
  /(?:^|\s)(?:not|nicht|ne|n|non|senza|sans|no|sin|point|kaum|nie)\s(?:\p{L}+\s){0,1}$/u;
