/**
 * A fifth table: doughs, breads, wrappers and dumplings, which one baker makes with milk, butter, eggs or lard and another with flour and water. At first
 * sight 74 of 198 passed as safe that may not be, among them matzo balls and flour tortillas, and roti was read as a French roast.
 */
export const breadsAndDoughs = `
# en
eggs+dairy?: choux pastry
eggs: matzo balls; matzah balls; matzoh balls
dairy: all-butter shortcrust pastry
dairy?: paratha; frozen parathas; chapati; flatbreads; pain de mie; sandwich bread; croutons; crackers; breadsticks; roti; puris
dairy?+eggs?: hamburger rolls; potato rolls; kaiser rolls; naan; burger buns; raisin bread; fruit bread
meat?: flour tortillas; tortillas; tortilla wraps; wheat tortillas; wraps; focaccia
meat?+dairy?: pie crust; shortcrust pastry; pie dough; soft pretzels; pretzel buns; bao buns; tart shells
dairy+eggs?: Hawaiian rolls; brioche buns; crescent roll dough
unknown: kreplach; dumplings; arepas; gorditas; johnnycakes; garlic knots; monkey bread
none: matzo; matzah; matzo meal; corn tortillas; taco shells; lavash; crispbread; vegan flatbreads; baguette; ciabatta; filo pastry; pita bread; bread dough; pizza dough; rice paper;
  breadcrumbs; panko; rye bread; white bread; sourdough bread; cavatelli
# de
eggs: Matzeknödel; Spätzle
dairy?: Paratha; Toastbrot; Toast; Fladenbrot; Croûtons; Cracker; Mürbeteig; Naan
dairy?+eggs?: Rosinenbrot; Brötchen; Semmeln; Burgerbrötchen
meat?: Weizentortillas; Tortillas; Wraps; Tortilla-Fladen
unknown: Knödel; Kartoffelklöße; Laugenbrezeln; Hefeteig; Nudelteig; Dampfnudeln; Zwieback
none: Matzen; Matze; Knäckebrot; Baguette; Bauernbrot; Filoteig; Yufkateig; Semmelbrösel; Salzstangen; Roggenbrot; Maistortillas; Brotwürfel; Pumpernickel
# fr
eggs: boulettes de matzo
eggs+dairy?: pâte à choux
dairy?: pain de mie; biscottes; croûtons; pâte brisée; paratha; naans; gressins
dairy?+eggs?: galettes de sarrasin; pain aux raisins; pains à burger
meat?: tortillas de blé; tortillas; wraps; fougasse; focaccia; galettes de blé
dairy: pain au lait; pains au lait
unknown: quenelles
none: pâte à pain; pain azyme; tortillas de maïs; baguette; pain de campagne; pâte filo; feuilles de brick; chapelure; pain de seigle; pain pita
# it
dairy?: pancarrè; pane in cassetta; pane per tramezzini; fette biscottate; pasta frolla; paratha
meat?: piadina; piadine; grissini; tortillas di farina; focaccia; focacce
dairy?+eggs?: panini per hamburger
unknown: canederli; tigelle; gnocco fritto; taralli; passatelli
none: pane azzimo; pane carasau; crostini; pane raffermo; pasta fillo; pangrattato; ciabatta; impasto per pizza; pane di segale
# es
dairy?: pan de molde; biscotes; paratha
meat?: tortillas de harina; tortillas de trigo; hojaldre; masa quebrada; masa de hojaldre; colines
meat?+eggs?: tortillas
dairy+eggs: pan de yuca; pan de bono
dairy?+eggs?: pan de hamburguesa; panecillos; pan de pasas
unknown: masa de empanada; obleas para empanadillas; arepas; churros; molletes
none: tortillas de maíz; tostadas de maíz; pan rallado; masa madre; masa filo; masa de pizza; pan de pita; pan integral; chapata; totopos
# pt
dairy+eggs: pão de queijo
dairy?: pão de forma
meat?: tortilhas de trigo
none: pão de centeio; massa filo
`;
