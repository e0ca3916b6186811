import { source } from '../../../words/pattern.ts';

/** Those of whom one has a card, as they are called in five languages before their name or without it. */
export const RELATIVE_BY_NAME = source`
  (?:Mum|Mom|Mam|Nan|Nana|Nanna|Gran|Granny|Grandma|Grandad|Dad|Auntie|Aunt|Aunty|Uncle|Oma|Opa|Omi|Mama|Mutti|Mutter|Papa|Tante|Onkel|Schwiegermutter|
  Mamie|Maman|Mémé|Mémère|Papi|Papy|Tata|Tatie|Tonton|Nonna|Nonno|Mamma|Zia|Zio|Abuela|Abuelo|Abuelita|Yaya|Mamá|Tía|Tío)
`;
