/** What cakes are baked in, in eight languages. */
export const TINS =
  /form\b|blech|\btins?\b|\bpans?\b|\bmou?lds?\b|\bmoules?\b|\bplat\b|\bmoldes?\b|\bfuente\b|tegli[ae]|stamp[oi]\b|tortier[ae]|bakvorm|\bformas?\b/iu;
