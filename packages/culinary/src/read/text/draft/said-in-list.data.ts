import { pattern } from '../../../words/pattern.ts';

/** What somebody says where a told list ends, and nothing of it: "that's the lot", "das wär's", "c'est tout", "tutto qui", "y ya está". */
export const ENDS_LIST = pattern('iu')`
  ^(?:(?:and|und|et|e|y|so|alors|ecco|pues)[,\s]{1,2})?(?:that(?:['’]?s| is| was)? (?:the lot|it|all|everything|about it)(?: really)?|nothing else|job done|
  das (?:wär['’]?e?s?|wars|war['’]?s|ist['’]?s|ist alles|war alles|wäre alles)(?: (?:auch )?schon)?|mehr (?:ist es )?nicht|sonst nichts|
  (?:et )?(?:c['’]est tout|ce sera tout|voilà(?: tout)?|rien d['’]autre)|
  (?:tutto qu[ia]|è tutto|ed è tutto|(?:e )?basta(?: così)?|nient['’]altro|finito)|
  (?:ya está|eso es todo|es todo|nada más|y listo|listo))[.!…\s]*$
`;

/** What is said of an item beside what it is: who does the work, and how many of what is called otherwise: "the butcher does that for you", "which is two". */
export const SAID_OF_ITEM = pattern('iu')`
  ^(?:(?=[^,;]{0,60}(?<!\p{L})(?:you|your|dir|euch|ihnen|te|vous|ti|vi|os|le)(?!\p{L}))[^,;]{0,40}(?<!\p{L})(?:butcher|fishmonger|greengrocer|grocer|cheesemonger|
  metzger(?:in)?|fleischer(?:in)?|schlachter(?:in)?|fischhändler(?:in)?|fischverkäufer(?:in)?|
  bouch(?:er|ère)|poissonni(?:er|ère)|volailler|charcutier|macellaio|pescivendolo|salumiere|fruttivendolo|
  carnicer[oa]|pescader[oa]|poller[oa]|fruter[oa])(?!\p{L})[^,;]{0,30}|
  (?:which|that) (?:is|are|makes|means) \p{L}{2,12}|(?:das|was) (?:sind|ist|macht|heißt) (?:also )?\p{L}{2,12}|(?:ça|ce qui) fait \p{L}{2,12}|(?:cioè|ossia|vale a dire|o sea|es decir) \p{L}{2,12})[.!\s]*$
`;
