const LEAD_IN =
  /^(?:also|so|ok|okay|right|well|now|nun|tja|alors|bon|donc|allora|ecco|dunque|bene|pues|bueno|vale|venga|entonces|dus|então|alltså)(?: (?:also|dann|then|alors|allora|pues|ja))?[,:]\s+/iu;

/** A title without the word that opened what somebody said: "Also, Omas Apfelküchle". */
export function withoutLeadIn(title: string): string {
  const name = title.replace(LEAD_IN, '');
  return /^\p{Lu}/u.test(name) ? name : title;
}
