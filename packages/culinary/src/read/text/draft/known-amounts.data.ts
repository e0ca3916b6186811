import type { Language } from '../../../words/language.ts';
import { pattern } from '../../../words/pattern.ts';
import { wordSet } from '../../../words/word-list.ts';

/** Right before an amount: what it counts was named before, "beat in the 225 g of sugar". */
export const DEFINITE: ReadonlySet<string> = wordSet(
  'the these those die den dem diese diesen les ces i gli le questi queste los las estos estas',
);

/** Pots that water is brought to the boil in: what they hold is measured by nobody. Folded. */
export const POTS_OF_WATER = pattern('u')`
  ^(?:\p{L}+ ){1,3}?(?:pots?|potful|pans?|panful|saucepans?|kettles?|splash|topf|topfe|kessel|pfanne|schluck|casseroles?|marmites?|faitout|bassine|pentol[ae]|pentolin[oa]|casseruola|tegame|ollas?|cazos?|cacillos?|cacerolas?|cazuelas?)
  (?: (?:of|de|di|d|d['’]|con|mit|with|full of|voll))?(?:\s|['’])(?:(?:hot|cold|warm|salted|boiling|heissem|heisses|kaltem|kaltes|lauwarmem) )?(?:water|wasser|salzwasser|eau|acqua|agua)
`;

/** Opens a sentence on what is done only if need be: "if it gets too thick, a cup of water". Folded; "si" and "se" are pronouns elsewhere. */
export const IF_NEED_BE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:and|but),? )?(?:if|should) /u,
  de: /^(?:(?:und|aber),? )?(?:wenn['’]?s?|falls|sollte|ist (?:der|die|das|er|sie|es)) /u,
  fr: /^(?:(?:et|mais),? )?(?:si |s['’])/u,
  it: /^(?:(?:e|ma),? )?se /u,
  es: /^(?:(?:y|pero),? )?si /u,
};
/** Names of water. Folded. */
export const WATER = /(?:^|\s|['’])(?:water|(?:salz|leitungs|eis)?wasser|eau|acqua|agua)(?:\s|$)/u;

/** What a teller adds to a remark to say that it goes without saying. */
export const OF_COURSE: ReadonlySet<string> = wordSet(
  'natürlich selbstverständlich naturally obviously evidemment évidemment naturellement ovviamente naturalmente claro naturalmente',
);

/** A part of a food that is there already: "mitad de la cebolla", "metà della crema", "la moitié du beurre". Folded. */
export const PART_OF_KNOWN = pattern('u')`
  ^(?:(?:die|the|la|el|un|le) )?(?:mitad|tercio|resto|moitie|tiers|reste|meta|terzo|halfte|drittel|rest|half)
  (?: (?:de la|de las|de los|del|de l|du|des|della|delle|dello|dei|degli|dell|der|des|vom|von der|von dem|von den|of the))[\s'’]
`;

/** Before an amount these liken something to it: "come una noce", "wie ein Ei". */
export const LIKENS: ReadonlySet<string> = wordSet('like wie comme come como tipo');

/** How little of a food is taken, beside the units of lists: "unas hebras de azafrán", "a few shakes of Worcestershire sauce", "un vasito de aceite". */
export const SMALL_MEASURES: ReadonlySet<string> = wordSet(`
  strand strands thread threads shake shakes breath whisper scraping scrapings grinding grindings grating gratings lick slosh glug glugs
  faden fäden hauch gläschen tässchen schälchen
  filament filaments pistil pistils soupçon larme râpée lichette petit-verre
  filo fili pistillo pistilli grattata grattatina bicchierino bicchierini tazzina tazzine ciotolina lacrima
  giro giri
  cuarterón cuarterones medida medidas
  hebra hebras brizna briznas vasito vasitos tacita tacitas copita copitas pellizquito lágrima cuenquito
`);
/** Before such a measure: how many, or nobody knows. */
export const OF_SMALL: ReadonlySet<string> = wordSet(
  'a an few some ein eine einen einem einer einige ein paar un une quelques una uno alcuni alcune unas unos algunas',
);

/** Of these one is bought and not made on the way: "une pâte brisée". Ids of the lexicon. */
export const SHOP_PASTRY: ReadonlySet<string> = wordSet('puff-pastry shortcrust-pastry');

/** What each eater is served of what is there already: "deux œufs par assiette", "two eggs per plate". Folded. */
export const PER_PLATE =
  /(?:^|\s)(?:per (?:plate|bowl|person|head|piatto|porzione|persona|testa)|pro (?:teller|person|nase|portion)|auf (?:den|jeden) teller|par (?:assiette|bol|personne|tete)|por (?:plato|cabeza|persona|barba))(?=\s|[.,;:!?]|$)/u;
