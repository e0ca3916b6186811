import { pattern, source } from '../words/pattern.ts';

/** What rings, barks or calls while somebody tells a recipe. */
const CALLS = source`
  (?:the |my )?(?:phone|doorbell|door bell|door|bell|dog|baby|cat|postman|neighbour|neighbor)(?:['’]s| is| was)? (?:ring(?:s|ing)?|gone|went|bark(?:s|ing)?|cry(?:ing)?|calling|here|knocking)|
  (?:that(?:['’]s| is| was)|there(?:['’]s| is| was)) (?:the (?:phone|door|doorbell|postman)|(?:somebody|someone) at the door)|
  (?:es|da) (?:klingelt|klopft|läutet)(?:e)?|das telefon (?:klingelt|läutet)|der hund (?:bellt|muss raus)|
  (?:on sonne|(?:ça|le téléphone|mon téléphone) sonne|le chien aboie|on frappe|je fais taire .{2,20})|
  (?:mi )?(?:suona|squilla|sta suonando|ha suonato) (?:il telefono|il cellulare|il citofono|il campanello|la porta)|(?:suonano|bussano|hanno suonato|hanno bussato)(?: alla porta)?|il cane abbaia|
  (?:me )?(?:suena|está sonando) (?:el teléfono|el móvil|el timbre)|(?:llam(?:an|aban|aba|ó)|han llamado|tocan)(?: (?:a la puerta|al timbre|al teléfono|al móvil)| la vecina| el vecino)?|ladra el perro|el perro ladra
`;
const BACK = source`
  (?:right|so|ok(?:ay)?|where was i|i['’]?m back|sorry about that|anyway|also|gut|ja|da bin ich wieder|wo war ich|weiter geht['’]s|bon|alors|voilà|me revoilà|je reprends|où en étais-je|
  allora|dunque|eccomi|dov['’]ero|dicevo|riprendo|bueno|vale|ya estoy|ya he vuelto|sigo|por dónde iba|continúo)
`;
/** "Moment, es klingelt.", "Scusa, mi suona il telefono.": what breaks off a telling, and nothing else. */
export const BREAKS_OFF = pattern('iu')`
  ^(?:(?:oh|ah|ach|ay|hang on|hold on|wait|sorry|one (?:sec|second|moment)|moment(?: mal)?|sekunde|warte(?: mal| kurz)?|tschuldigung|entschuldige|attends?|attendez|pardon|excuse-moi|deux secondes|
  scusa(?:mi|te)?|aspetta|un attimo|perdona|perdón|espera|un momento|disculpa),?\s(?:(?:que|but|aber|mais|ma|che)\s)?){0,3}(?:${CALLS})[.!…]*$
`;
/** "So, da bin ich wieder.", "Sigo.": what takes it up again. */
export const TAKES_UP = pattern('iu')`^(?:${BACK}[,.]?\s?){1,3}[.!…:]*$`;

/** "So, und jetzt wie's geht.", "Right, here's what you do.", "Bon, voilà comment on fait.": what only says that the work is told now. */
export const ANNOUNCES = pattern('iu')`
  ^(?:(?:right|ok(?:ay)?|so|and|now|then|well|anyway|gut|also|ja|na|und|jetzt|nun|dann|bon|ben|alors|et|maintenant|donc|voilà|allora|dunque|bene|ecco|e|ed|adesso|ora|poi|bueno|vale|pues|venga|y|ahora|entonces)[,.:]?\s){0,3}
  (?:(?:(?:here['’]?s|this is|that['’]?s|for) )?(?:how (?:it['’]?s (?:done|made)|(?:you|i|we|to) (?:make|do|cook|go about) (?:it|them|this))|what (?:you|i|we)(?: need to| have to)? do(?: next| now)?)|
  (?:on )?(?:to|for) the (?:method|cooking|making|instructions|directions|how-to)(?: (?:then|now))?|
  (?:so |wie )(?:geht['’]?s|geht es|geht das|wird['’]?s gemacht|wird es gemacht|wird das gemacht|macht man['’]?s|macht man das|mach ich das|mach ich['’]?s|machst du das)|wie['’]?s (?:geht|gemacht wird)|wie (?:das|es|man das|ich das|man['’]?s) (?:geht|gemacht wird|macht|mache?)|zur zubereitung|zum kochen|
  (?:voici )?comment (?:on|je|tu|vous|ça se|il faut) (?:fait|fais|faites|faire|procède|procéder|s['’]y prend)|(?:on )?pass(?:ons|e)? (?:maintenant )?à la (?:préparation|recette|réalisation)|
  (?:vi dico |ti dico )?come (?:si fa(?:nno)?|faccio(?: io)?|fare|si procede|si prepara(?:no)?)|si fa così|passiamo (?:ora |adesso )?(?:al procedimento|alla preparazione)|
  (?:(?:te|os) (?:cuento|digo) )?cómo (?:se (?:hace|hacen|prepara)|lo hago(?: yo)?|hacerl[oa]s?)|se hace así|(?:pasamos|vamos) (?:ahora )?(?:a la preparación|con la preparación|a la elaboración|con la elaboración))
  \s?[.!:…]*$
`;
