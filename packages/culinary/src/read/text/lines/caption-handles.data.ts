import { pattern } from '../../../words/pattern.ts';

/** What only a post of a network has: a line of hashtags, who likes it, how many comments there are, the link in the profile. */
export const OF_NETWORK = pattern('iu')`
  ^(?:#[\p{L}\p{N}_]+\s*){1,40}$|
  ^[^\p{L}\p{N}]{0,4}(?:liked by|gefällt|aimé par|piace a|(?:le|les) gusta a|curtido por|gostado por|vind-ik-leuks|gillas av)\s.{2,60}\s(?:and|und|et|e|y|en|och)\s.{0,12}(?:\d|others|weitere|d['’]autres|altri|otr|más|anderen|andra)|
  ^gefällt\s.{2,60}\d|
  ^(?:view all|alle|voir les|afficher les|visualizza tutti i|mostra tutti i|ver los|ver todos os|visa alla)\s\d[\d.,]{0,7}\s(?:comments?|kommentare|commentaires|commenti|comentarios|comentários|kommentarer)|
  (?:link in (?:the )?bio|link in der bio|lien (?:en|dans la|dans ma) bio|link (?:in|nella) bio|(?:link|enlace) en (?:la|mi) bio|link na bio)
`;
