const LEAD_IN =
  /^(?:also|so|ok|okay|right|well|now|nun|tja|alors|bon|donc|allora|ecco|dunque|bene|pues|bueno|vale|venga|entonces|dus|então|alltså)(?: (?:also|dann|then|alors|allora|pues|ja))?[,:]\s+(?=\p{Lu}\p{Ll})/iu;

/** A title without the word that opened what somebody said: "Also, Omas Apfelküchle". */
export const withoutLeadIn = (title: string): string => title.replace(LEAD_IN, '');
