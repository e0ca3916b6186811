/** What cakes are baked in, in eight languages. */
export const TINS =
  /form\b|blech|\btins?\b|\bpans?\b|\bmou?lds?\b|\bmoules?\b|\bplat\b|\bmoldes?\b|\bfuente\b|tegli[ae]|stamp[oi]\b|tortier[ae]|bakvorm|\bformas?\b/iu;

/** What stands before a figure and says how wide something is: "cm. 26", "diamètre 24", "Ø 26". */
export const WIDTHS =
  /(?:(?<!\p{L})(?:[cm]m\.?|inch(?:es)?|zoll|pollici|pulgadas|diam(?:eter|ètre|etro)?\.?|diámetro|durchmesser|diâmetro)|[Øø⌀∅])(?:\s(?:of|von|de|di|van))?\s?:?\s?$/iu;
