import { pattern } from '../../words/pattern.ts';

/** What leads from among the steps of a page to another page or to a film. */
export const teaser = pattern('iu')`
  ^[^\p{L}]{0,4}(?:(?:à\s)?lire\saussi|lisez\saussi|à\s(?:voir|découvrir)\saussi|voir\saussi|regardez|sur\sle\smême\ssujet|
  lee\stambién|mira\stambién|ver\stambién|más\sen\s\p{Lu}|te\s(?:puede|podría)\sinteresar|también\ste\spuede\sinteresar|
  leggi\sanche|guarda\sanche|vedi\sanche|ti\spotrebbe\sinteressare|potrebbe\sinteressarti|
  lesen\ssie\sauch|lies\sauch|lest\sauch|mehr\szum\sthema|auch\sinteressant|passend\sdazu|das\skönnte\s(?:sie|dich|euch)|
  read\s(?:also|more)|also\sread|see\salso|watch(?:\sthe\svideo|\snow)?|you\s(?:may|might)\salso\slike|
  lees\sook|bekijk\sook|leia\stambém|veja\stambém|läs\sockså|se\säven)\s?(?::|»|›|→|$)|
  ^[^\p{L}]{0,4}(?:im\s|en\s|el\s|la\s|il\s|das\s|the\s)?(?:video|vídeo|vidéo|videorezept|videoricetta|videoreceta)\s?:\s
`;

/** What asks the reader to join, to follow and to subscribe, beside the names of networks. */
export const joins = pattern('iu')`
  (?<!\p{L})(?:newsletter|podcast|infolettre|boletín|canal\sde|notre\schaîne|abonniere?n?|abonnez|subscribe|suscríbete|iscriviti|
  únete|síguenos|seguici|suivez|folgt?\s(?:uns|mir)|follow\s(?:us|me)|join\sus|inscrivez|inscríbete|anmeldung|anmelden|
  descarga\s(?:nuestra|la)\sapp|download\s(?:our|the)\sapp|téléchargez|scarica\s(?:la|l')\s?app|
  comparte\s|condividi\s|partagez\s|teile\s|share\sthis|
  whatsapp|telegram|instagram|facebook|pinterest|tiktok|youtube)(?!\p{L})
`;
