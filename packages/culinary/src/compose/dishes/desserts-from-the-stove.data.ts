/** Desserts that are cooked on the stove. How a dish is written: `read-dishes.ts`. */
export const dessertsFromTheStove = `
poached-fruit | dessert | compote, poached fruit | Easy | any | 4
  for pome 25, stone-fruit 10, rhubarb 6, fig 8, berry 4, orange 8, cherry 6, mango 6, pineapple 12
  title {P} poached with {sweetspice} and {perfume}
  title Compote of {p} with {dairy}
  say Fruit in a scented syrup, served as cold or as warm as the evening asks.
  list p
  list 120 g caster sugar = sugar
  list 1 lemon
  list @sweetspice
  list @perfume
  list @nut
  list @dairy
  step 2 {chunk} Pare two wide strips of zest from the {lemon} and squeeze out the juice.
  step 0 Bring 400 ml water to the boil with the {sugar}, the zest and the {sweetspice} and simmer for <5>.
  step 0 Slide in the {p}, cover with a round of parchment and poach over low heat for <t>, until {done}. Lift {p:it/them} out.
    how Poaching under paper: fruit that floats would dry and darken at the top.
  step 0 Boil the syrup for <5>, until it feels silky between two fingers. Stir in the juice of the {lemon} and the {perfume}.
  step 2 Pour it over the {p} and cool for <w10>. Serve with the {dairy} and the {nut}.
  insight The syrup is reduced without the fruit, so that each of them has its own time.
  secret What is left of the syrup is a drink: thin it with cold water.
  secret Fruit keeps its shape if it cools in the syrup.

rice-pudding | dessert | rice pudding, pudding | Easy | any | 4
  for rice 30
  title Rice pudding with {sweetspice}, {perfume} and {nut}
  title Slow {p} cream with {sweetspice} and {nut}
  say A handful of rice, a litre of milk and somebody who stirs.
  list p
  list 900 ml whole milk / 900 ml oat milk = milk
  list 70 g caster sugar = sugar
  list @sweetspice
  list @perfume
  list 1 lemon, zest finely grated
  list @nut
  list 1 pinch fine salt = salt
  step 2 {chunk}
  step 0 Bring the {milk} to a simmer in a heavy pot with the {sweetspice} and the {salt}, which takes about <6>. Stir in the {p}.
  step 0 Cook over the lowest heat for <t>, stirring often and more often towards the end, until {done}. Stir in the {sugar} for the last <2>.
    how Sweetening late: sugar added at the beginning keeps the grains hard.
  step 0 Take it off the heat, stir in the {perfume} and the zest of the {lemon} and cool for <w5>; it thickens.
  step 1 Serve warm or cold with the {nut}.
  insight It should be looser than you want it, because it goes on drinking in the bowl.
  secret Stir along the bottom of the pot, where it catches first.
  secret Cold leftovers loosen with a splash of milk.

caramel-fruit | dessert | caramelised fruit, flambe | Easy | any | 4
  for banana 4, pineapple 8, pome 10, peach 6, nectarine 6, apricot 6, plum 6, fig 4, mango 5, persimmon 6, rhubarb 5
  title Caramelised {p} with {perfume} and {nut}
  title {P} from the pan with {sweetspice}, {dairy} and {nut}
  say Ten minutes, one pan, and the smell alone is worth it.
  list p
  list 30 g butter / 2 tbsp coconut oil = butter
  list 60 g brown sugar
  list @sweetspice
  list @perfume
  list 1 orange, juiced
  list @nut
  list @dairy
  list 1 pinch flaky sea salt = salt
  step 2 {chunk}
  step 0 Melt the {butter} with the {brown sugar} and the {sweetspice} in a wide pan over medium heat for <2>, until it bubbles.
  step 0 Lay in the {p} in one layer and cook for <t>, turning once, until brown and {done}.
    how Caramelising: sugar browns where fruit touches the pan, so the pieces are left alone.
  step 0 Add the juice of the {orange} and the {perfume} and let it boil for <2>, until syrupy. Add the {salt}.
  step 1 Serve at once with the {dairy} and the {nut}.
  insight The juice goes in when the colour is right: it stops the caramel and becomes the sauce.
  secret Firm fruit holds; ripe fruit melts. Both are good, but choose.
  secret Stand back when the juice goes in.

crepes | dessert | pancakes, crepes | Medium | french british central american modern nordic italian | 4
  for berry 4, pome 8, orange 3, banana 3, stone-fruit 6, dark chocolate 2, mandarin 3
  title Thin pancakes with {p} and {perfume}
  say Thin as paper, folded in four, with the fruit still warm.
  list p*0.6
  list 150 g plain flour = flour
  list 3 eggs
  list 350 ml whole milk = milk
  list 50 g butter, melted
  list 60 g caster sugar = sugar
  list @perfume
  list @nut
  list 1 pinch fine salt = salt
  step 5 Whisk the {flour} with the {eggs}, the {salt} and a third of the {milk} until smooth, then whisk in the rest of the {milk} and half of the {butter}. Leave for <w15>.
    how Resting: flour that has drunk makes a pancake that does not tear.
  step 2 {chunk}
  step 0 Warm the {p} with the {sugar} and the {perfume} in a small pan for <t>, until {done}.
  step 0 Heat a pan over medium-high heat, wipe it with some of the {butter}, pour in a small ladle of batter and swirl. Cook for a minute, flip, and cook for half a minute more. Make twelve, which takes <15>, with the rest of the {butter}.
  step 2 Fold the pancakes, spoon over the {p} and scatter over the {nut}.
  insight The first one is for the cook; every pan needs one to find its heat.
  secret Stack them under a plate and they stay soft.
  secret The batter is right when it is as thin as single cream.

semolina-pudding | dessert | semolina pudding, halva, pudding | Easy | levantine indian maghrebi central italian mediterranean nordic british modern | 4
  for orange 8, berry 4, fig 6, apricot 8, mango 4, plum 8, cherry 6, rhubarb 6, mandarin 5
  title Semolina pudding with {p} and {perfume}
  title Warm semolina, {p} and {sweetspice}
  say A nursery dish with grown-up scent.
  list p*0.6
  list 800 ml whole milk / 800 ml oat milk = milk
  list 100 g semolina
  list 80 g caster sugar = sugar
  list @sweetspice
  list @perfume
  list @nut
  list 1 pinch fine salt = salt
  step 3 {chunk}
  step 0 Warm the {p} with half of the {sugar} and a splash of water in a pan over medium heat for <t>, until {done}.
  step 0 Bring the {milk} to the boil in another pot with the {sweetspice}, the {salt} and the rest of the {sugar}, which takes about <6>. Rain in the {semolina} while whisking, and cook over low heat for <5>, stirring, until it falls in folds.
    how Raining in: one hand pours slowly and the other never stops.
  step 0 Take it off the heat, stir in the {perfume} and leave for <5>.
  step 1 Spoon into bowls, top with the {p} and finish with the {nut}.
  insight Lumps come from haste in the first half-minute, and from nothing else.
  secret Rinse the pot with cold water before the milk goes in, and it catches less.
  secret Left overnight it can be turned out like a cake.

chocolate-dip | dessert | chocolate fondue, fondue, chocolate cream | Easy | any | 4
  for dark chocolate 4
  title Warm {p} with {perfume} and fruit to dip
  title Pot of melted {p} with {sweetspice} and strawberries
  say A pot in the middle, fruit around it, and nobody sits still.
  list p
  list 200 ml double cream / 200 ml coconut milk = cream
  list @sweet
  list @sweetspice
  list @perfume
  list 400 g strawberries
  list 2 bananas
  list @nut
  list 1 pinch flaky sea salt = salt
  step 4 {chunk}
  step 5 Hull the {strawberries}, peel the {bananas}, and cut them into pieces for a fork.
  step 0 Warm the {cream} with the {sweet} and the {sweetspice} in a small pan over low heat for <t>, until it steams. Take it off the heat, add the {p} and the {salt}, leave for a minute and stir from the middle until it shines.
    how Melting with warmth alone: fat and water join slowly, from the middle outwards.
  step 1 Stir in the {perfume}, pour into a warm bowl and serve with the fruit, and with the {nut} to dip into.
  insight The chocolate is never on the fire itself: the {cream} brings all the heat it needs.
  secret If it turns grainy, stir in a spoonful of warm water, and it comes back.
  secret Cold fruit sets the chocolate on it in a few breaths.
`;
