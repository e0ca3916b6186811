import type { Aisle } from '../../foods/aisles.data.ts';
import { foldWords } from '../../words/fold.ts';

/** Steps that use every line without naming one; folded, as the words of the steps are. */
export const allOfThem =
  /\b(?:all (?:of )?(?:the )?(?:\w+ )?ingredients|(?:put|tip|throw|stir|mix|whisk) (?:everything|the lot)|the lot (?:in|into)|(?:other|remaining) ingredients|alle (?:\w+ )?zutaten|(?:ubrigen|restlichen|anderen) zutaten|alles (?:fur|fuer) (?:den|die|das)|alles (?:(?:gut|mit|zusammen|zu) (?:\w+ ){0,4})?(?:verkneten|verruhren|vermischen|vermengen|mischen|verarbeiten|purieren)|(?:knead|combine|blend|mix) (?:it )?all (?:together|with)|(?:petrir|malaxer|melanger|malaxez|petrissez|melangez) tout|tout (?:melanger|petrir|malaxer)|(?:impastare|impastate|impasta|mescolare|mescolate|mescola|amalgamare|amalgamate) tutto|(?:amasar|amasa|mezclar|mezcla|mezclad) todo|mezclarlo todo|everything for the|tout pour (?:la|le|les)|(?:melanger|mixer|fouetter|melangez|mixez) le tout|dry (?:things|stuff|ingredients)|tutto per (?:la|il|lo)|todo para (?:la|el)|(?:autres|reste des) ingredients|(?:altri|restanti|rimanenti) ingredienti|(?:demas|restantes|otros|outros) ingredientes|(?:overige) ingredienten|(?:ovriga) ingredienser|tous les (?:\w+ )?ingredients|tutti gli (?:\w+ )?ingredienti|todos (?:l?os )?(?:\w+ )?ingredientes|alle (?:\w+ )?ingredienten|alla (?:\w+ )?ingredienser)\b/;

/** Words of steps for several lines at once: "the remaining spices", "die Marinade". */
export const meanOthers: ReadonlySet<string> = new Set(
  foldWords(`
    ingredient ingredients rest rub marinade spices seasoning seasonings dressing vinaigrette brine
      mixture batter dough sauce everything remaining other toppings topping salad
    zutaten gewürze teig soße sauce alles restlichen marinade
    ingrédients épices pâte reste tout
    ingredienti spezie impasto salsa tutto resto
    ingredientes especias masa salsa todo resto
    ingrediënten kruiden deeg saus rest alles
    especiarias massa molho tudo
    ingredienser kryddor deg sås allt övriga
  `).split(' '),
);

/** Words that open an instruction but as often a sentence about the dish: "When cooking octopus ..." */
export const openAnySentence: ReadonlySet<string> = new Set(
  foldWords(`
    while when once first finally next then after in on using with for to tip make enjoy remember
      keep check store freeze also
    der das den die zuerst dann danach zum mit
    dans pendant lorsque ensuite puis enfin le la les
    in quando poi infine nel
    en cuando luego los las el
    als daarna vervolgens ondertussen de het fruit pers
    quando depois
    när under sedan
  `).split(' '),
);

/** Verbs that stand before a food as well: "Light rum", "Clear honey". */
export const alsoAdjectives: ReadonlySet<string> = new Set(
  'light dry clear clean open top cut crisp slow double whole warm cool'.split(' '),
);

/** Words of steps for all that the list has of one kind: "die Gemüse", "the herbs". */
export const kindsOfFood: ReadonlyMap<string, Aisle> = new Map(
  (
    [
      [
        'Fruit and vegetables',
        `vegetables vegetable veggies greens fruit fruits herbs gemüse obst früchte kräuter légumes
          fruits herbes verdure verdura frutta erbe ortaggi verduras hortalizas fruta frutas hierbas
          groenten groente fruit kruiden legumes vegetais ervas grönsaker grönsakerna frukt örter`,
      ],
      ['Meat and poultry', `meat fleisch viande viandes carne vlees kött köttet`],
      ['Fish counter', `fish seafood fisch poisson poissons pesce pescado vis peixe fisk fisken`],
      [
        'Spices and dried herbs',
        `spices spice seasoning seasonings gewürze gewürzen épices spezie especias aromi kruiden
          especiarias kryddor kryddorna`,
      ],
      ['Pasta, rice and pulses', `pasta noodles nudeln pâtes fideos noedels massa`],
    ] as const
  ).flatMap(([aisle, kinds]) =>
    foldWords(kinds)
      .split(' ')
      .map((kind) => [kind, aisle] as const),
  ),
);
