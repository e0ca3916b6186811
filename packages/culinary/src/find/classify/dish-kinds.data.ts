import type { Category } from '../../recipe/recipe.ts';
import type { Language } from '../../words/language.ts';

/** What a dish is by its name; "aside" goes with a dish and is no course: spreads, sauces, drinks, and what other dishes are made of. */
export type DishKind = Category | 'aside';

/**
 * Words by which a title calls its dish, folded. English, German, Dutch and Swedish have them at the end ("tomato sauce", "Tomatensoße"; a
 * "-" in front also ends compounds), the other languages at the beginning ("sauce tomate").
 */
export const dishHeads: Readonly<Record<Language, Readonly<Record<DishKind, string>>>> = {
  en: {
    aside: `
      curd jam jams marmalade jelly jellies preserve preserves chutney chutneys pickle pickles relish ketchup mayonnaise
      mayo aioli vinaigrette dressing dressings pesto sauce sauces gravy stock broth spread spreads
      butter lemonade smoothie smoothies cocktail cocktails juice tea coffee latte punch milkshake
      milkshakes shake cocoa syrup cordial liqueur spritz margarita mojito sangria dough crust
      pastry rub seasoning marinade ghee starter masala spice spices mix glaze icing frosting
      sauerkraut kimchi granola muesli yogurt yoghurt bechamel hollandaise tahini
      sourdough focaccia baguette croutons sugar salt vinegar oil extract kombucha lassi compote
      salsa chimichurri harissa
    `,
    starter: `
      bruschetta canapes crostini tartare carpaccio dip dips hummus houmous guacamole pate terrine blinis
      tapenade rillettes vol-au-vents nachos
    `,
    main: `
      lasagne lasagna stew casserole curry goulash paella risotto roast bolognese carbonara moussaka
      stroganoff pilaf biryani bourguignon chili tagine burger burgers burrito burritos enchiladas
      tacos schnitzel meatloaf spaghetti penne tagliatelle linguine fettuccine macaroni ravioli
      gnocchi pizza fajitas ramen steak steaks ratatouille jambalaya gumbo hotpot ragu quesadillas
      macaroni-and-cheese mac-and-cheese chop chops kebabs wellington meatballs pasta
    `,
    dessert: `
      cookies cookie cake cakes cupcakes brownie brownies cheesecake tiramisu sorbet gelato meringues pavlova
      trifle crumble mousse tartlets pudding
    `,
  },
  de: {
    aside: `
      -konfiture -marmelade -gelee -chutney -ketchup -mayonnaise -dressing -pesto -sosse -sauce -dip -fond -bruhe
      -sirup -limonade -likor -smoothie -saft tee -punsch -bowle gluhwein -teig -aufstrich -butter
      -marinade -gewurz -gewurzmischung -mus -kompott -brot brotchen semmeln -curd -creme-fraiche
      -essig -ol -glasur -musli granola cocktail kakao kaffee vinaigrette bechamel hollandaise
      sauerteig zucker sauerkraut remoulade -paste
    `,
    starter:
      '-carpaccio -tatar -terrine -pastete bruschetta -crostini -haeppchen -happchen -hummus',
    main: `
      -gulasch -braten -eintopf -auflauf -schnitzel -geschnetzeltes -rouladen -lasagne -curry -pfanne -ragout
      -risotto -nudeln spatzle kasespatzle -pizza -frikadellen -buletten -klopse -steak -spiesse
      bolognese carbonara spaghetti paella -burger -gratin -bratlinge -topf -knodel maultaschen
    `,
    dessert: `
      -kuchen -torte -kekse -platzchen -pudding -eis -mousse -strudel -schmarrn -grutze milchreis -waffeln
      -tiramisu -sorbet -lebkuchen -muffins -schnitten
    `,
  },
  fr: {
    aside: `
      confiture confitures gelee marmelade chutney ketchup mayonnaise aioli vinaigrette sauce sauces pesto pistou
      bouillon fond fumet sirop citronnade limonade smoothie cocktail jus the cafe punch vin liqueur
      pain brioche beurre tartinade marinade epices compote granola muesli yaourt lemon-curd curd
      coulis pickles bechamel beurre chocolat-chaud pate-a-pizza pate-brisee pate-sablee
      pate-feuilletee pate-a-crepes pate-a-tartiner
    `,
    starter: 'carpaccio tartare terrine rillettes bruschetta tapenade houmous verrines gougeres',
    main: `
      lasagnes gratin boeuf poulet blanquette pot-au-feu cassoulet choucroute ratatouille curry risotto pates
      spaghetti tagliatelles roti gigot daube navarin tajine couscous paella magret hachis pizza
      cote cotes escalopes saute bourguignon bouillabaisse
    `,
    dessert: `
      mousse gateau gateaux biscuits sorbet glace meringues clafoutis tarte-tatin creme-brulee madeleines
      financiers profiteroles riz-au-lait cookies fondant moelleux
    `,
  },
  it: {
    aside: `
      marmellata confettura gelatina chutney ketchup maionese salsa salse pesto brodo fondo sciroppo limonata
      frullato cocktail succo te caffe vin liquore limoncello pane panini impasto pasta-frolla
      pasta-brisee pasta-sfoglia burro crema-di-limone marinata spezie composta granola sugo
      besciamella vinaigrette focaccia sottaceti condimento
    `,
    starter: 'bruschetta bruschette crostini carpaccio tartare antipasto hummus insalata-di-mare',
    main: `
      lasagne spaghetti penne tagliatelle linguine rigatoni orecchiette ravioli gnocchi risotto pizza arrosto
      brasato spezzatino polpette scaloppine saltimbocca ossobuco parmigiana pollo bistecca cotolette
      ragu pasta bucatini fettuccine trofie
    `,
    dessert: `
      tiramisu panna-cotta crostata biscotti cantucci gelato sorbetto semifreddo zabaione torta-di-mele babà
      cannoli budino ciambellone
    `,
  },
  es: {
    aside: `
      mermelada confitura jalea chutney ketchup mayonesa alioli salsa salsas pesto caldo fondo jarabe sirope
      limonada batido zumo jugo te cafe ponche sangria licor horchata pan masa mantequilla marinada
      adobo especias compota granola vinagreta mojo sofrito bechamel crema-de-limon encurtidos
    `,
    starter: 'carpaccio tartar tostas croquetas hummus guacamole ensaladilla pintxos',
    main: `
      paella cocido fabada lentejas pollo lasana canelones albondigas guiso estofado asado merluza bacalao
      espaguetis macarrones risotto curry fajitas tacos enchiladas empanada arroz-con-pollo
      solomillo lomo pizza costillas
    `,
    dessert: `
      flan natillas arroz-con-leche churros galletas tarta bizcocho torrijas helado sorbete mousse magdalenas
      polvorones crema-catalana
    `,
  },
  nl: {
    aside: `
      -jam -confituur -gelei -chutney -ketchup -mayonaise -dressing -pesto -saus -bouillon -siroop -limonade
      -likeur -smoothie -sap thee -punch -deeg -boter -marinade -kruiden -moes -compote -brood -curd
      vinaigrette granola
    `,
    starter: '-carpaccio -tartaar -terrine bruschetta -hummus',
    main: '-stamppot -stoofpot -ovenschotel -lasagne -curry -pasta -pizza -schnitzel -hachee -gehaktballen',
    dessert: '-taart -koekjes -cake -ijs -vla -pudding -mousse -cheesecake',
  },
  pt: {
    aside: `
      compota geleia marmelada ketchup maionese molho molhos pesto caldo xarope limonada batido sumo suco cha cafe
      licor pao massa-de-pizza manteiga marinada vinagrete granola caipirinha
    `,
    starter: 'carpaccio bruschetta pataniscas croquetes hummus',
    main: `
      bacalhau feijoada arroz-de-pato lasanha frango caldeirada cozido moqueca strogonoff esparguete risoto carne
      bife
    `,
    dessert: 'bolo pudim mousse brigadeiro arroz-doce pasteis-de-nata biscoitos sorvete gelado',
  },
  sv: {
    aside: `
      -sylt -marmelad -gele -chutney -ketchup -majonnas -dressing -pesto -sas -buljong -sirap -saft -lemonad -likor
      -smoothie te -deg -smor -marinad -krydda -mos -kompott -brod -limpa -curd vinagrett granola
      glogg
    `,
    starter: '-carpaccio -tartar -toast -terrin -hummus',
    main: '-gryta -lasagne -kottbullar -gratang -biff -stek -curry -pannbiff -lada pytt kalops',
    dessert: '-tarta -kaka -kakor -glass -pudding -mousse -bullar -smulpaj',
  },
};

/** Behind the noun, where it stands last: "pasta | with tomato sauce". */
export const headEnds: Readonly<Partial<Record<Language, string>>> = {
  en: 'with in on from for over under alla a of',
  de: 'mit in auf aus fur nach vom im an ohne',
  nl: 'met in op uit voor van zonder',
  sv: 'med i pa av till utan',
};
/** The same in the others, for a title whose language nobody knows. */
export const furtherEnds = 'avec en au aux con al alla alle com';

/** In front of what a Romance title names: "La vraie sauce". */
export const headOpeners =
  'le la les l il lo gli i el los las un une una uno o os as ma mon meine vraie vera vero autentica autentico recette ricetta receta';
