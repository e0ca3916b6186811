/** What is flavoured with an animal and is not the animal: stock, sauce, extract and their like. Folded, in eight languages. */
export const stockWords = `
  stock stocks broth broths bouillon bouillons consomme sauce sauces extract extracts gravy cube
  cubes seasoning seasonings flavour flavoring flavouring flavor flavored flavoured paste powder
  base granules concentrate essence demi glace fumet jus fond rub spice spices masala
  bruhe bruehe bruhwurfel wurfel suppenwurfel fond fonds sosse sossen saucen extrakt wurze
  gewurz pulver konzentrat
  fonds fumet jus sauce cube tablette tablettes extrait
  brodo dado dadi salsa sugo estratto fumetto fondo
  caldo caldos salsa salsas cubito cubitos pastilla pastillas extracto sazonador
  bouillonblokje bouillonblokjes bouillontablet saus jus bouillonpoeder fond extract
  molho molhos cubo cubos extrato tempero
  buljong buljongtarning buljongtarningar sas saser sky spad fond extrakt
`
  .trim()
  .split(/\s+/);

/** The same at the end of a German, Dutch or Swedish compound. */
export const stockEndings = `
  bruhe bruehe bouillon bouillonblokje bouillonblokjes fond sauce sosse saus buljong
  buljongtarning sas sky jus extrakt extract wurze gewurz gewurzmischung gewurzsalz pulver paste
  wurfel konzentrat aroma kruiden
`
  .trim()
  .split(/\s+/);

/** What such a word may stand before, with a joining word between: "bouillon de poulet", "brodo di carne", "Fond vom Kalb". */
export const joiningWords = `
  a al alla alle allo au aux d da das de degli dei del della delle der des di do dos du el het
  la las le les los of s the den dem das gli van vom von
`
  .trim()
  .split(/\s+/);

/** Joining words that say of what something is, not with what it is made: "costole di sedano", "Rippen vom Mangold". */
export const ofWords =
  'of d da das de degli dei del della delle der des di do dos du van vom von la l av af'.split(' ');

/** Of the words of stock, the ones that need no joining word: "bouillon poulet", "brodo pollo". */
export const stocksInFront =
  'bouillon bouillons fond fonds fumet brodo caldo dado cube cubes buljong'.split(' ');

/** Words that part two foods of one line; nothing is read across them. */
export const partingWords = `
  and or with in on plus und oder mit auf et ou avec en sur e o con su y en com em och eller med
  i
  oil huile huiles olio aceite oleo
`
  .trim()
  .split(/\s+/);
