import { wordSet } from '../../../words/word-list.ts';

/** Behind these, at the end of a line, a figure is said: "let it rest for" above "10.", "de 15 à" above "20.". */
export const LEADS_TO_FIGURE = wordSet(`
  for about around approximately approx another at to or and
  für etwa ca circa zirka ungefähr rund bis auf bei um nach weitere noch mindestens höchstens oder und
  à environ pendant durant encore pour jusqu'à après vers de ou et thermostat
  per circa altri altre a di dopo fino o e almeno
  durante unos unas otros otras hasta aproximadamente tras o y por
  ongeveer nog tot op na of en
  cerca mais até por ou e
  cirka ungefär ytterligare i på till eller och
  page pp pag pagina seite página pág blz bladzijde sida sidan
`);
