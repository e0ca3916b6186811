import { pattern } from '../../words/pattern.ts';

/** A step that is counted in words, in front of it or as all of a line: "Step one:", "Erster Schritt", "Passo primo". */
export const spokenOrdinal = pattern('iu')`
  ^(?:step\s(?:one|two|three|four|five|six|seven|eight|nine|ten)|
  (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final)\sstep|
  schritt\s(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)|
  (?:erster|zweiter|dritter|vierter|fünfter|sechster|siebter|achter|neunter|zehnter|letzter)\s(?:arbeits)?schritt|
  [eé]tape\s(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)|
  (?:première|deuxième|seconde|troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|dernière)\s[eé]tape|
  (?:passo|passaggio|fase)\s(?:uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|prim[oa]|second[oa]|terz[oa]|quart[oa]|
  quint[oa]|sest[oa]|settim[oa]|ottav[oa]|non[oa]|decim[oa]|ultim[oa])|
  (?:prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|settim[oa]|ottav[oa]|ultim[oa])\s(?:passo|passaggio|fase)|
  paso\s(?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|primero|segundo|tercero|cuarto|quinto|sexto)|
  (?:primer|segundo|tercer|cuarto|quinto|sexto|séptimo|octavo|último)\spaso|
  passo\s(?:um|dois|três|primeiro|segundo|terceiro|quarto|quinto)|(?:primeiro|segundo|terceiro|quarto|quinto|último)\spasso|
  stap\s(?:één|een|twee|drie|vier|vijf|zes)|(?:eerste|tweede|derde|vierde|vijfde|zesde|laatste)\sstap|
  steg\s(?:ett|två|tre|fyra|fem|sex)|(?:första|andra|tredje|fjärde|femte|sjätte|sista)\ssteget)
  \s*(?:$|[.:)–—-]\s*)
`;
