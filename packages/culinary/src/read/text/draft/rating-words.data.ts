/** Words of what others thought of a dish, in eight languages: no fact about it. */
export const RATING =
  /bewertung|sterne?\b|\bratings?\b|review|\bstars?\b|\bavis\b|étoile|\bvoti\b|valutazion|valoraci|estrella|omdöm|waardering|avaliaç|[★⭐]/iu;
