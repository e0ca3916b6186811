import { wordSet } from '../words/word-list.ts';

/** What ends in a point within a sentence. Lower case. */
export const ABBREVIATIONS: ReadonlySet<string> = wordSet(`
  ca approx appr min mins sec secs std stdn sek h hr hrs no nr nos vs etc resp incl excl max mind ev
  evtl bzw usw zb z.b d.h u.a inkl ggf geh gehäuft gestr g gr hg dag dkg kg mg ml cl dl l el tl msk tsk krm tbsp
  tbs tsp oz lb lbs pt qt gal pkg pck pkt stk st port pers env cuil c cs cc th p pag pág ed est aprox
  aprx cda cdas cdta cdtas q.b ung t.ex tim bl.a d.v.s el.l ong bijv evt dhr mr mrs dr
  lt ltr cucc cucch bicch spicch pz conf msp essl teel päckch pckg bd pinc uds ud
`);
