import type { Language } from '../../words/language.ts';

/** Words that stand in nearly every recipe of a language, and hardly in those of another. */
export const littleWords: Readonly<Record<Language, string>> = {
  en: 'the and with of until into for to in a an is at or from then add stir',
  de: 'und mit der die das den dem bis in ein eine zum im auf lassen etwas geben nach aus bei oder',
  fr: 'et les des dans le du une avec pour jusqu au aux puis pendant sur ou à',
  it: 'e il di con per la nel gli fino un una poi della del in al lo che oppure',
  es: 'y el los con las para hasta una en un y luego del durante que o al añadir',
  nl: 'en het een met van tot voor de in op toe laat aan uit naar minuten doe',
  pt: 'e o com os as até uma para em um do da no na por depois ou ao',
  sv: 'och med i en ett till på tills för är den låt det rör om av eller',
};
