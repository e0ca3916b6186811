/** Desserts that are baked. How a dish is written: `read-dishes.ts`. */
export const dessertsFromTheOven = `
crumble | dessert | crumble | Easy | british american southern french modern nordic central mediterranean levantine | 6
  for pome 35, stone-fruit 30, berry 25, rhubarb 30, fig 25, mango 30
  title {One} crumble with {sweetspice} and {nut}
  title Warm {p} under a crust of oats and {nut}
  say Hot fruit below, rubble above, and something cold beside it.
  list p
  list 60 g caster sugar = sugar
  list @sweetspice
  list 1 lemon, zest and juice
  list [For the crumble] 150 g plain flour = flour
  list [For the crumble] 80 g oats
  list [For the crumble] 90 g brown sugar
  list [For the crumble] 110 g cold butter, diced / 100 g solid coconut oil = butter
  list [For the crumble] @nut
  list @dairy
  list 1 pinch fine salt = salt
  step 4 Heat the oven to 190 °C. {chunk} Toss with the {sugar}, the {sweetspice}, and the zest and juice of the {lemon} in a deep dish.
  step 8 Rub the {butter} into the {flour} with the {salt} until it looks like coarse crumbs. Stir in the {oats}, the {brown sugar} and the {nut}, and squeeze some of it into lumps.
    how Rubbing in: cold fat in flakes is what makes it short.
  step 0 Scatter it over the {p} and bake for <t>, until the top is brown and juice bubbles up at the edge.
  step 0 Cool for <w10>, and serve with the {dairy}.
  insight The topping is not spread but dropped, so that it keeps its gaps.
  secret Freeze the topping for ten minutes, and it stays in lumps.
  secret Sweeten the fruit less than you think: the top is sweet enough.

roast-fruit | dessert | roast fruit | Easy | any | 4
  for stone-fruit 20, pome 30, fig 15, rhubarb 15, berry 12, pineapple 25, banana 12, grapes 15, orange 20
  title Roast {p} with {perfume}, {sweet} and {nut}
  title {P} from the oven with {sweetspice}
  say Fruit and heat, and a syrup that nobody had to make.
  list p
  list @sweet*1.5
  list @sweetspice
  list @perfume
  list 2 tbsp orange juice = juice
  list @nut
  list @dairy
  list 1 pinch fine salt = salt
  step 3 Heat the oven to 200 °C. {chunk} Lay {p:it/them} close together in a dish.
  step 3 Stir the {sweet} with the {juice}, the {sweetspice} and the {salt} and pour it over.
  step 0 Roast for <t>, basting once, until {done}, with dark edges.
    how Basting: the syrup thickens on the fruit and gives it a glaze.
  step 0 Add the {perfume} and cool for <w5>.
  step 2 Serve warm with the {dairy} and the {nut}, and the juices of the dish over everything.
  insight A little salt in the syrup makes the fruit taste riper than it was.
  secret Fruit that is not quite ripe is better here than fruit that is.
  secret Serve it warm: hot sugar has no taste.

galette | dessert | tart, galette | Medium | french italian american british modern central mediterranean southern nordic | 6
  for pome 40, stone-fruit 35, berry 30, rhubarb 35, fig 30
  title Rustic tart of {p} with {perfume}
  title Open {one} tart with almonds and {sweetspice}
  say A tart without a tin, folded by hand and better for its leaks.
  list p*0.8
  list 250 g shortcrust pastry / 250 g vegan shortcrust pastry = pastry
  list 60 g ground almonds
  list 70 g caster sugar = sugar
  list @sweetspice
  list @perfume
  list 1 tbsp cornflour
  list 1 tbsp milk / 1 tbsp oat milk = milk
  list 20 g flaked almonds
  list @dairy
  list 1 pinch fine salt = salt
  step 5 Heat the oven to 200 °C with a tray in it. {chunk} Toss with 50 g of the {sugar}, the {sweetspice}, the {perfume}, the {cornflour} and the {salt}.
  step 6 Roll the {pastry} out to a 30 cm round on parchment. Scatter the {almonds} over the middle, heap on the {p} and fold the edge up over the fruit in pleats.
    how Lining with almonds: they drink the juice before it reaches the pastry.
  step 1 Brush the edge with the {milk} and strew it with the {flaked almonds} and the rest of the {sugar}.
  step 0 Slide it with its paper onto the hot tray and bake for <t>, until the crust is deep gold and the juice bubbles.
  step 0 Cool for <w15>.
  step 1 Cut into wedges and serve with the {dairy}.
  insight The hot tray is the trick: the base begins to bake before the fruit begins to weep.
  secret Keep the pastry cold until the moment it is rolled.
  secret Bake it darker than seems right; what is pale tastes of nothing.

upside-down-cake | dessert | cake, upside-down cake | Medium | american british southern french italian modern mediterranean spanish central nordic andean | 8
  for pome 40, stone-fruit 40, pineapple 40, rhubarb 40, orange 40, banana 40, berry 40, fig 40
  title Upside-down {one} cake with {perfume}
  title {One} cake turned over, with {sweetspice}
  say The fruit begins at the bottom and ends at the top, glazed by what it lost on the way.
  list p*0.6
  list 80 g brown sugar
  list 150 g soft butter = butter
  list 120 g caster sugar = sugar
  list 3 eggs
  list 160 g plain flour = flour
  list 60 g ground almonds
  list 2 tsp baking powder
  list 80 ml whole milk = milk
  list @sweetspice
  list @perfume
  list @dairy
  list 1 pinch fine salt = salt
  step 6 Heat the oven to 175 °C and line a 22 cm tin with parchment. {chunk}
  step 0 Melt the {brown sugar} with 30 g of the {butter} in a small pan for <3>, until it bubbles, and pour it into the tin. Lay in the {p}, tightly.
  step 8 Beat the rest of the {butter} with the {sugar} until pale, then beat in the {eggs} one by one. Fold in the {flour}, the {almonds}, the {baking powder}, the {sweetspice}, the {salt}, the {perfume} and the {milk}.
    how Creaming: the air that is beaten in now is what lifts the cake.
  step 0 Spread the batter over the fruit and bake for <t>, until a skewer comes out clean.
  step 0 Cool in the tin for <w10>.
  step 2 Turn it out while it is still warm and serve with the {dairy}.
  insight It is turned out warm: too early and it falls apart, too late and the caramel keeps it.
  secret All that goes into the batter should be at room temperature.
  secret If fruit sticks to the tin, put it back; nobody will know.

oil-cake | dessert | cake, loaf cake | Easy | any | 8
  for sweet-vegetable 45, banana 45, pome 45, berry 45
  title {One} cake with olive oil and {sweetspice}
  title Soft loaf with {p} and {nut}
  say A cake without butter, eggs or a machine, and nobody asks.
  list p*0.5
  list 250 g plain flour = flour
  list 150 g brown sugar
  list 2 tsp baking powder
  list 1/2 tsp baking soda
  list @sweetspice
  list 120 ml olive oil
  list 180 ml oat milk
  list 1 tbsp cider vinegar
  list @nut
  list @dairy
  list 1/2 tsp fine salt = salt
  step 4 Heat the oven to 175 °C and line a large loaf tin with parchment. {chunk} Chop anything larger than a hazelnut.
  step 5 Whisk the {flour}, the {brown sugar}, the {baking powder}, the {baking soda}, the {sweetspice} and the {salt} in a bowl. In a jug whisk the {olive oil}, the {oat milk} and the {cider vinegar}.
    how Raising with acid: vinegar and soda make the bubbles that lift it.
  step 3 Pour the jug into the bowl, fold until no flour shows, then fold in the {p} and most of the {nut}. Scrape into the tin and strew the rest of the {nut} on top.
  step 0 Bake for <t>, until risen and a skewer comes out clean.
  step 0 Cool in the tin for <w15>.
  step 1 Slice thickly and serve with the {dairy}.
  insight It is stirred as little as possible: every turn of the spoon makes it tougher.
  secret It is moister on the second day.
  secret Use a mild oil, one that you would also eat raw.

clafoutis | dessert | clafoutis, pudding | Easy | french british american modern central italian | 6
  for cherry 35, plum 35, apricot 35, berry 35, pear 38, apple 38, peach 35
  title {One} clafoutis with {perfume}
  say Fruit set in a batter between a pancake and a custard.
  list p
  list 20 g butter
  list 3 eggs
  list 90 g caster sugar = sugar
  list 80 g plain flour = flour
  list 300 ml whole milk = milk
  list 100 ml double cream = cream
  list @perfume
  list 1 tbsp icing sugar
  list 1 pinch fine salt = salt
  step 3 Heat the oven to 180 °C and grease a wide, shallow dish with the {butter}. {chunk} Spread in the dish.
  step 5 Whisk the {eggs} with the {sugar} and the {salt}, then the {flour}, then the {milk}, the {cream} and the {perfume}, until smooth. Leave for <w10>.
    how Resting the batter: bubbles go and flour swells, so it sets softly.
  step 0 Pour over the {p} and bake for <t>, until puffed, brown at the edge and just set in the middle.
  step 0 Cool for <w15>; it sinks, and should.
  step 1 Dust with the {icing sugar} and serve lukewarm.
  insight It is a custard that happens to hold fruit: the oven is moderate and the eggs are not hurried.
  secret Stand the dish low in the oven, and the base sets too.
  secret Serve it the day it is made.

lemon-tart | dessert | tart, lemon tart | Medium | french italian american british modern central mediterranean southern nordic spanish | 8
  for lemon 25
  title Tart of {p} and cream
  title {P} tart with {dairy}
  say A crisp shell, and a filling that is sharp first and sweet after.
  list p
  list 250 g shortcrust pastry / 250 g vegan shortcrust pastry = shortcrust pastry
  list 4 eggs
  list 150 g caster sugar = sugar
  list 150 ml double cream = cream
  list 1 tbsp icing sugar
  list @dairy
  list 1 pinch fine salt = salt
  step 8 Heat the oven to 180 °C. Line a 24 cm tart tin with the {shortcrust pastry}, prick it, cover with parchment and fill with baking beans.
  step 0 Bake for <15>, take out the weights and the paper and bake for <8> more, until dry and golden.
    how Blind baking: a shell that is cooked first does not turn soggy.
  step 6 Grate the zest of the lemons finely and squeeze out the juice; 120 ml are needed. Whisk the {eggs} with the {sugar} and the {salt} without making foam, then stir in the {cream}, the zest and the juice.
  step 0 Lower the oven to 150 °C, pour the filling into the hot shell and bake for <t>, until it is set at the rim and still trembles in the middle.
  step 0 Cool for <w40>.
  step 2 Dust with the {icing sugar} and serve with the {dairy}.
  insight It is taken out while the middle still moves; the heat in it does the rest.
  secret Let the filling stand while the shell bakes, and the foam can be skimmed off.
  secret Roll the fruit under your hand before you squeeze it, and it gives more juice.

nut-torte | dessert | cake, torte | Medium | italian spanish french central modern levantine maghrebi mediterranean american | 8
  for nut 35
  title {One} torte with {perfume}
  title Flourless cake of {p} with {sweetspice}
  say A flat, dense cake held together by eggs and scent.
  list p*1.25
  list 4 eggs, separated
  list 160 g caster sugar = sugar
  list 1 orange, zest finely grated
  list @sweetspice
  list @perfume
  list 1 tbsp icing sugar
  list @dairy
  list 1 pinch fine salt = salt
  step 6 Heat the oven to 170 °C and line a 22 cm tin with parchment. Grind the {p} as fine as coarse flour with a spoonful of the {sugar}.
  step 8 Beat the yolks of the {eggs} with half of the {sugar} until pale. Stir in the {p}, the zest of the {orange}, the {sweetspice} and the {perfume}.
  step 5 Whisk the whites with the {salt} to soft peaks, add the rest of the {sugar} and whisk until they shine. Fold a third into the nuts to loosen them, then the rest with a light hand.
    how Folding: cut down, sweep up, turn the bowl, and stop while there are still streaks.
  step 0 Bake for <t>, until the middle springs back.
  step 0 Cool in the tin for <w20>; it sinks a little.
  step 1 Dust with the {icing sugar} and serve with the {dairy}.
  insight Nuts bring their own fat and their own flavour; anything else would only be in the way.
  secret Grind with sugar, and the nuts do not turn to paste.
  secret Toast the {p} first if there is time.

brownies | dessert | brownies, cake | Easy | american british modern french mexican southern nordic | 8
  for dark chocolate 22
  title {One} brownies with {nut} and {sweetspice}
  title Dark {p} squares with {perfume}
  say Cracked on top, damp in the middle, and cut small for a reason.
  list p
  list 120 g butter / 100 ml mild olive oil = butter
  list 180 g brown sugar
  list 2 eggs / 120 g apple sauce = eggs
  list 90 g plain flour / 90 g rice flour = flour
  list 25 g cocoa powder
  list @sweetspice
  list @perfume
  list @nut
  list @dairy
  list 1/2 tsp flaky sea salt = salt
  step 4 Heat the oven to 175 °C and line a 20 cm square tin with parchment. {chunk}
  step 0 Melt the {p} with the {butter} in a bowl over barely simmering water for <5>, stirring, until smooth.
  step 6 Off the heat whisk in the {brown sugar}, then the {eggs}, then the {perfume}. Fold in the {flour}, the {cocoa powder}, the {sweetspice} and the {nut}.
  step 0 Scrape into the tin, strew with the {salt} and bake for <t>, until the top is dry and a skewer comes out with damp crumbs.
    how Baking short: chocolate sets as it cools, so it looks underdone when it is right.
  step 0 Cool in the tin for <w20>.
  step 1 Cut into squares and serve with the {dairy}.
  insight Five minutes decide between a brownie and a cake; take it out while you still doubt.
  secret Chill it before cutting, and the edges are clean.
  secret The salt on top is not decoration.

baked-custard | dessert | pudding, custard, flan | Medium | french spanish mexican italian british modern japanese andean | 6
  for vanilla pod 40, instant coffee 40, lemon 40, orange 40, cinnamon 40, cardamom 40, saffron 40
  title Baked custard with {p} and caramel
  say A soft custard that slides out in its own dark sauce.
  list p*0.5
  list 150 g caster sugar = sugar
  list 500 ml whole milk = milk
  list 100 ml double cream = cream
  list 3 eggs
  list 2 egg yolks
  list @nut
  list 1 pinch fine salt = salt
  step 3 Heat the oven to 150 °C and stand six small dishes in a roasting tin. {chunk}
  step 0 Melt 100 g of the {sugar} with 2 tablespoons water in a small pan over medium heat for <7>, swirling, until it is the colour of copper. Pour it into the dishes at once.
    how Caramel: from copper to burnt it is ten seconds, so have the dishes ready.
  step 0 Warm the {milk} with the {cream}, the {p} and the {salt} for <5>, until it steams, and leave for <w10>.
  step 4 Whisk the {eggs} and the {egg yolks} with the rest of the {sugar} without making foam. Pour on the milk through a sieve and fill the dishes.
  step 0 Pour hot water around them to half their height and bake for <t>, until set at the edge and trembling in the middle.
  step 2 Cool, then chill for <w60>. Run a knife round the edge, turn out and scatter over the {nut}.
  insight Low heat and a water bath: a custard that is hurried turns to scrambled eggs.
  secret Skim every bubble off the top, and the surface is like glass.
  secret It is best made the day before.

syrup-cake | dessert | cake, syrup cake | Easy | levantine maghrebi mediterranean spanish italian british modern indian mexican southern american french central | 8
  for lemon 35, orange 35, lime 35, mandarin 35
  title {One} syrup cake with {nut} and {perfume}
  title Semolina cake soaked in {one} syrup
  say A coarse, golden crumb that drinks its syrup while it is hot.
  list p*0.67
  list 180 g semolina
  list 120 g plain flour = flour
  list 100 g ground almonds = almonds
  list 2 tsp baking powder
  list 220 g caster sugar = sugar
  list 120 ml olive oil
  list 250 g plain yogurt / 250 g plant yogurt = yogurt
  list @perfume
  list @nut
  list @dairy
  list 1 pinch fine salt = salt
  step 5 Heat the oven to 175 °C and line a 22 cm tin with parchment. Grate the zest of the {p} finely and press out the juice.
  step 5 Whisk the {semolina}, the {flour}, the {almonds}, the {baking powder}, the {salt} and 140 g of the {sugar} in a bowl. Stir in the {olive oil}, the {yogurt} and the zest until no dry spot is left.
  step 0 Scrape into the tin and bake for <t>, until golden and a skewer comes out clean.
  step 0 Meanwhile boil the juice with the rest of the {sugar} and 50 ml water for <~4>, until it is syrupy. Take it off the heat and add the {perfume}.
  step 3 Prick the hot cake all over, pour over the syrup a spoonful at a time and leave for <w30>.
    how Soaking: hot cake drinks, cold cake only gets wet.
  step 1 Scatter over the {nut} and serve with the {dairy}.
  insight It looks drowned when the syrup goes on, and half an hour later it is all gone.
  secret Coarse semolina gives the crumb its bite; fine flour would turn to paste.
  secret It keeps for four days under a cover and improves for two.
`;
