/** What a dish is built around. */
export interface Principal {
  /** Food of the lexicon: "chicken thigh". */
  food: string;
  family: string;
  /** For four people as a main: "600 g boneless chicken thighs". */
  line: string;
  /** What steps and titles call it: "chicken". */
  said: string;
  /** Its time against that of its family: oxtail takes half as long again as chuck. */
  timeFactor: number;
  /** Taken where nobody asks for it: what most shops have. */
  usual: boolean;
  /** Brings salt of its own: half of what the dish says is enough. */
  salty: boolean;
  /** Wider wishes that it answers: "chicken", "fish". */
  answers: readonly string[];
}

/** Foods that are cut, cooked and known to be done alike. */
export interface Family {
  name: string;
  /** Sentences with {p}. */
  chunk: string;
  slice: string;
  portion: string;
  /** The same of what is cooked in liquid. */
  tender: string;
  /** Behind "until": "a knife slides in". */
  done: string;
  /** Handwork in minutes for cutting it. */
  cutting: number;
}
