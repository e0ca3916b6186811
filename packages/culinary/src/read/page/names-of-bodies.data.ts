import { pattern } from '../../words/pattern.ts';

/** Words by which a club, a parish, a school or a paper is called, wherever they stand in its name. */
export const BODY_ANYWHERE = pattern('iu')`
  (?<!\p{L})(?:e\.\s?v\.|\p{L}{3,30}verein|(?:vereins|gemeinde|amts|mitteilungs|pfarr|stadt|dorf|kirchen)(?:blatt|brief|bote|zeitung)|
  (?:land|dorf)frauen(?:verein|verband)?\s\p{Lu}\p{L}+|\p{L}{0,20}(?:kirchengemeinde|pfarrgemeinde)|
  (?:grund|haupt|real|gesamt|volks|hochs)schule|kindergarten|kindertagesstätte|volkshochschule|
  \p{L}{2,20}(?:zeitung|anzeiger|kurier|nachrichten)|freiwillige\sfeuerwehr|
  gazette|newsletter|primary\sschool|high\sschool|school\sdistrict|historical\ssociety|rotary\sclub|lions\sclub|
  a\.\s?s\.\s?d\.|pro\sloco|onlus)(?!\p{L})
`;

/** What such a name begins with. */
export const BODY_IN_FRONT = pattern('iu')`
  ^(?:the\s)?(?:verein|förderverein|club\s(?:des|de|du|der|di|del|dei|degli|van)|parish\s(?:of|church)|church\sof|association|
  women['’]s\sinstitute|associazione|circolo|parrocchia|comune\sdi|istituto\scomprensivo|scuola\s(?:primaria|media|elementare|dell['’]infanzia)|
  asociación|peña|parroquia|ayuntamiento\sde|colegio|c\.?e\.?i\.?p\.?\s|amicale|paroisse|comité\sdes\sfêtes|mairie\sde|école\s(?:primaire|maternelle)|
  foyer\srural|office\sde\stourisme|ufficio\sturistico|oficina\sde\sturismo|tourist\s(?:office|information)|tourismusverband|
  pfarrei|stadt|gemeinde|museo|musée|museum)(?:\s|$)
`;

/** What it ends in. */
export const BODY_AT_END = pattern('iu')`
  \s(?:(?:gardening|garden|rowing|sports|tennis|cycling|football|bowls|women['’]s|allotment|village)\s(?:club|society|association)|
  association|society|parish|(?:parish|baptist|methodist)\schurch|women['’]s\sinstitute|school|herald|tribune|chronicle|courier|
  times|verband|museum)$
`;
