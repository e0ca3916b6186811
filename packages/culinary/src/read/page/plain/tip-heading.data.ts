import { pattern } from '../../../words/pattern.ts';

/** What a heading calls what a cook says beside the steps: "Mein Tipp", "El consejo de nuestra pescadera". */
export const TIP_WORD = pattern('iu')`
  (?<!\p{L})(?:tipps?|[\p{L}-]{3,12}tipps?|tips?|hints?|astuces?|conseils?|trucs?|consigli?o?|trucco|trucchi|segret[oi]|consejos?|
  trucos?|secretos?|dicas?|truques?|kooktips?|good\sto\sknow|gut\szu\swissen|bon\sà\ssavoir|buono\sa\ssapersi|bueno\ssaberlo)(?!\p{L})
`;

/** Words beside those where the heading stands above the steps: "Conseils de préparation". */
export const OF_STEPS = pattern('iu')`
  (?<!\p{L})(?:préparation|utilisation|cuisson|preparazione|preparación|elaboración|uso|zubereitung|cooking|preparation|bereiding|
  preparação|preparo|tillagning)(?!\p{L})
`;
