import { pattern } from '../../../words/pattern.ts';

/** What stands in a document in place of a picture: "[Bild]", "[photo]", "(imagen)". */
export const PICTURE_PLACE = pattern('iu')`
  ^[\[(<]\s?(?:bild|foto|abbildung|photo|photograph|picture|image|illustration|immagine|figura|imagen|fotograf[ií]a|afbeelding|imagem)\s?\d{0,3}\s?[\])>]$
`;
/** Who took or drew a picture, alone in its line: "Foto: Antje", "Photo © J. Dupont", "Photo by Ann Lee", "Foto di Marco". */
export const PICTURE_CREDIT = pattern('u')`
  ^(?:[Ff]otos?|FOTOS?|[Bb]ild(?:er|nachweis|quelle)?|[Pp]hotos?|PHOTOS?|[Pp]hotograph(?:s|y|ie|er)?|[Ii]mages?|[Pp]ictures?|[Ii]llustrations?|[Ii]llustrazione|[Ii]lustración|[Cc]rédits?\s[Pp]hotos?|[Ii]mmagin[ei]|[Ff]otograf(?:[ií]as?|ie)|[Ii]m[aá]genes|[Ii]magen)
  (?:\s?[:©]\s?(?:©\s?)?|\s(?:by|von|vom|par|de|di|del|by:)\s)(?:[\p{Lu}@]\p{L}*\.?)(?:[\s/&–-]{1,3}[\p{L}.]{1,20}){0,4}$
`;
