/**
 * Words that name meat, poultry and fish, in folded spelling (lower case, no diacritics), singular and plural.
 * `compounds` are looked for inside longer words too, because German, Dutch and Swedish write them together.
 */
export const meatWords = `
beef veal pork ham bacon lamb mutton venison rabbit hare boar bison goat sausage sausages salami pepperoni prosciutto pancetta chorizo speck
guanciale mortadella bresaola lardo lard lardons steak steaks brisket ribs sirloin hotdog hotdogs frankfurter frankfurters meatball meatballs
meat meats gelatin gelatine oxtail tripe liver kidneys sweetbread sweetbreads pastrami jerky kielbasa andouille bratwurst suet tallow foie spam
rindfleisch kalb kalbfleisch schwein schweinefleisch lamm lammfleisch hackfleisch hack schinken wurst wurste wurstchen fleisch leber reh hirsch wildschwein kaninchen gulasch
boeuf veau porc agneau mouton jambon lard lardon saucisse saucisses saucisson viande viandes lapin chevreuil sanglier merguez boudin rosbif
manzo vitello maiale agnello pecora salsiccia salsicce carne carni coniglio cinghiale cotechino wurstel macinato lonza
ternera buey vaca cerdo cordero jamon tocino salchicha salchichas carnes conejo jabali morcilla panceta lomo
rundvlees gehakt varkensvlees spek ham worst kalfsvlees lamsvlees vlees boi porco presunto linguica bife notkott flaskkott fars korv skinka kott
`.trim().split(/\s+/);

export const poultryWords = `
chicken chickens turkey duck goose quail pheasant poultry hen guineafowl capon
hahnchen huhn huhner pute truthahn ente gans geflugel wachtel fasan
poulet volaille dinde canard oie caille pintade
pollo tacchino anatra oca faraona quaglia pavo pato codorniz gallina
kip kippen kipfilet kalkoen eend frango kyckling kalkon anka
`.trim().split(/\s+/);

export const fishWords = `
fish salmon tuna cod haddock trout halibut mackerel sardine sardines anchovy anchovies herring seabass bass snapper tilapia sole plaice monkfish swordfish
shrimp shrimps prawn prawns crab crabs lobster lobsters crayfish crawfish langoustine langoustines mussel mussels clam clams oyster oysters scallop scallops squid calamari octopus
seafood shellfish caviar roe eel catfish pollock turbot dashi bonito katsuobushi worcestershire
fisch lachs thunfisch kabeljau forelle heilbutt makrele sardinen sardelle sardellen hering garnele garnelen krabbe krabben hummer muschel muscheln tintenfisch scampi krebs
poisson saumon thon cabillaud truite maquereau anchois hareng crevette crevettes crabe homard moule moules huitre huitres calamar poulpe lotte
pesce salmone tonno merluzzo trota sgombro acciuga acciughe alici gambero gamberi gamberetti granchio cozze vongole polpo seppia calamaro baccala
pescado atun bacalao trucha caballa anchoa anchoas gamba gambas langostino langostinos cangrejo mejillon mejillones almejas pulpo calamares merluza
vis zalm tonijn kabeljauw garnalen mosselen haring peixe salmao camarao lula fisk lax tonfisk torsk rakor sill
`.trim().split(/\s+/);

/** Stems that name meat, poultry or fish inside a compound word. */
export const compounds = {
  meat: ['fleisch', 'schinken', 'wurst', 'hackfleisch', 'rinder', 'schweine', 'kalbs', 'lamm', 'speck', 'vlees', 'gehakt', 'kott', 'korv', 'flask'],
  poultry: ['hahnchen', 'huhner', 'puten', 'geflugel', 'enten', 'kipfilet', 'kyckling'],
  fish: ['lachs', 'thunfisch', 'garnelen', 'forellen', 'zalm', 'tonijn', 'garnalen', 'torsk'],
} as const;

/** Phrases that hold such a word and name neither meat nor fish; taken out before looking. Folded spelling, as regular expression sources. */
export const harmlessPhrases = [
  'oyster mushrooms?', 'king oyster', 'beefsteak tomato(es)?', 'beef tomato(es)?', 'lambs? s? ?lettuce', 'hen of the woods', 'chicken of the woods', 'crab ?apples?',
  '(duck|quail|goose|hens?|turkey) s? ?eggs?', 'hamburger buns?', 'burger buns?', 'hot ?dog buns?', 'sausage style',
  '(vegan|vegetarian|veggie|plant based|meatless|meat free|soya?|tofu|seitan|tempeh|quorn|beyond|impossible|mock|faux) (\\w+ )?(meat|beef|chicken|sausages?|mince|bacon|ham|steaks?|turkey|burgers?|meatballs?|fish|tuna|shrimp|prawns?)',
  '(vegan|vegetarian|vegane[rs]?|vegetarische[rs]?|pflanzliche[rs]?) \\w*(hack|wurst|schinken|speck|lachs|fleisch)\\w*',
  'vegetable (stock|broth|bouillon)', 'fleischtomaten?', 'kidney beans?', 'kidneybohnen', 'coconut meat', 'walnut meats?', 'nut ?meats?', 'sweetmeats?', 'fruit mincemeat',
  '(cauliflower|cabbage|celeriac|eggplant|aubergine|tofu) steaks?', '(?<=(tuna|salmon|swordfish|cod|halibut|fish|shark) )steaks?', 'goat s? ?(cheese|milk|curd|butter)', 'sheep s? ?(cheese|milk)',
  'carne de (membrillo|soja|soya)', 'viande vegetale', 'oyster crackers', 'gelatin(e)? free',
  'pomodori? cuore di bue', 'cuore di bue', 'lonza di fico', 'chicken (style|less) \\w+', 'rib(s)? (of )?celery', 'celery ribs?', 'ribs? celery', 'rhubarb ribs?',
  // milk, cheese and eggs by their animal
  '(leche|queso|nata|yogur|mantequilla) de vaca', '(leite|queijo|creme) de vaca', '(latte|formaggio|ricotta|yogurt|burro) di (vacca|pecora)',
  'uov[ao] (di (quaglia|gallina|anatra|oca)|d (anatra|oca))', 'oeufs? (de (poule|caille|cane)|d oie)', 'huevos? de (codorniz|gallina|pato|oca)', 'ovos? de (codorna|pata|galinha)',
  '(huhner|enten|ganse|puten|wachtel)ei(er|ern|es|s|gelb|weiss)?',
  // flesh of fruits and shoots
  '\\w*(fruchtfleisch|kokosfleisch|kokosnussfleisch|vruchtvlees|kokosvlees|fruktkott|kokoskott|bambuskott)(et|s)?',
];
