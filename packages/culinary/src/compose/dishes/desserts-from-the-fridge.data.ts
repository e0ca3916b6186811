/** Desserts that are set, chilled or put together cold. How a dish is written: `read-dishes.ts`. */
export const dessertsFromTheFridge = `
fool | dessert | fool, cream | Easy | british french american italian modern nordic southern spanish andean mexican | 4
  for berry 0, mango 0, peach 0, apricot 0, banana 0, kiwi 0, papaya 0, nectarine 0, fig 0
  title {One} fool with {perfume} and {nut}
  title Cream with crushed {p} and {nut}
  say Crushed fruit through whipped cream, stopped before it is mixed.
  list p
  list 3 tbsp icing sugar
  list @perfume
  list 300 ml whipping cream, cold / 300 ml coconut cream, chilled overnight = cream
  list 100 g thick Greek yogurt / 100 g thick plant yogurt = yogurt
  list @nut
  step 2 {chunk} Crush half with the {icing sugar} and the {perfume} until juicy.
  step 4 Beat the {cream} until it just holds a line, then fold in the {yogurt}.
    how Whipping short of stiff: it goes on thickening when it is folded.
  step 2 Fold the crushed {p} through the cream with two turns of the spoon, so that streaks stay.
  step 2 Layer with the rest of the {p} in four glasses and finish with the {nut}.
  insight It is meant to look unfinished; mixed to the end it is only a cream.
  secret Chill bowl and whisk, and the cream takes half the time.
  secret Sharp fruit is better than sweet fruit.

fruit-salad | dessert | fruit salad, salad | Easy | any | 4
  for citrus 0, tropical 0, berry 0, stone-fruit 0, melon 0, pomegranate 0
  title {P} with {perfume}, mint and {nut}
  title Cold {p} in {sweet} and lime
  say Ripe fruit cut with care, and a dressing as for a salad.
  list p
  list @sweet
  list 1 lime, zest and juice
  list @perfume
  list 1 small handful mint, leaves torn = mint
  list @nut
  list @dairy
  list 1 pinch flaky sea salt = salt
  step 4 {chunk} Keep all the juice that runs.
  step 2 Whisk the juice of the {lime} with the {sweet}, the {perfume}, the {salt} and the juice of the fruit.
    how Macerating: sugar and acid draw out juice, which is then the sauce.
  step 1 Turn the {p} in it and leave in the fridge for <w5>.
  step 2 Serve cold with the zest of the {lime}, the {mint}, the {nut} and the {dairy}.
  insight A dessert that is only as good as the fruit, so buy the fruit first and then decide.
  secret Cut everything into pieces that fit a spoon.
  secret A pinch of salt, and nobody will know why it tastes of more.

yogurt-glass | dessert | yogurt, parfait | Easy | any | 4
  for berry 0, banana 0, mango 0, peach 0, fig 0, kiwi 0, plum 0, orange 0, papaya 0, grapes 0
  title {P} and yogurt with {sweet} and {nut}
  say Three layers and five minutes.
  list p*0.7
  list 500 g thick Greek yogurt / 500 g thick plant yogurt = yogurt
  list @sweet
  list @perfume
  list @nut
  step 3 Rinse or peel the {p}, take out stones and stems, and cut {p:it/them} into bites.
  step 1 Stir the {perfume} into the {yogurt}.
  step 1 Layer the {yogurt} and the {p} in four glasses, trickle over the {sweet} and finish with the {nut}.
    how Layering: cold, sharp, sweet and crunchy, each where the spoon finds it.
  insight Nothing is cooked, so everything has to be cold and ripe.
  secret Strain the yogurt through a cloth for ten minutes if it is thin.
  secret Put the crunch on at the table.

egg-mousse | dessert | mousse | Medium | french spanish italian british modern american central nordic mexican | 6
  for dark chocolate 0
  title {One} mousse with {perfume} and {nut}
  say Air held by {p}, and a spoon that stands up in it.
  list p
  list 4 very fresh eggs, separated = eggs
  list 40 g caster sugar = sugar
  list 20 g butter
  list @perfume
  list @nut
  list @dairy*0.5
  list 1 pinch fine salt = salt
  step 2 {chunk}
  step 0 Melt the {p} with the {butter} in a bowl over barely simmering water for <5>, stirring, until smooth. Take it off and cool for <w5>.
  step 3 Stir the yolks of the {eggs} and the {perfume} into the {p}.
  step 6 Whisk the whites with the {salt} to soft peaks, add the {sugar} and whisk until they shine. Beat a third into the {p}, then fold in the rest with a large spoon.
    how Folding: the first third is sacrificed to loosen, the rest keeps its air.
  step 2 Fill six glasses and chill for <w90>. Serve with the {dairy} and the {nut}.
  insight Warm chocolate, cool whites, a quick hand: the order is the whole secret.
  secret One drop of yolk, and the whites will not rise.
  secret The eggs stay raw, so use very fresh ones and serve something else to those who should not eat them.

coconut-mousse | dessert | mousse | Easy | any | 6
  for dark chocolate 0, mango 0, raspberry 0, strawberry 0, banana 0
  title {One} mousse with coconut, {perfume} and {nut}
  say Light without eggs or milk: coconut cream carries the air.
  list p
  list 400 ml coconut cream, chilled overnight = coconut cream
  list 2 tbsp maple syrup
  list @perfume
  list @nut
  list 1 pinch fine salt = salt
  step 2 {chunk}
  step 0 Warm 100 ml of the {coconut cream} with the {maple syrup} and the {salt} in a small pan for <3>, until it steams, and pour it over the {p}. Stir or blend until smooth, then cool for <w10>.
    how Making a base: what is warm melts or softens, what is cold is whipped, and the two meet in the middle.
  step 5 Whip the rest of the {coconut cream} with the {perfume} until it holds soft peaks.
  step 3 Fold it into the base in two parts, fill six glasses and chill for <w60>.
  step 1 Finish with the {nut}.
  insight The tin must have been cold all night; warm coconut cream cannot be whipped.
  secret Keep the thin liquid from the bottom of the tin for another day.
  secret Taste before chilling: cold needs a little more sweetness.

panna-cotta | dessert | panna cotta, set cream, pudding | Easy | any | 4
  for berry 4, stone-fruit 6, mango 3, passion fruit 1, rhubarb 6, fig 4, orange 3
  title Set cream with {p} and {perfume}
  title Panna cotta with {p} and {nut}
  say A cream that is just firm enough to leave its mould.
  list p*0.6
  list 400 ml double cream / 400 ml coconut milk = cream
  list 200 ml whole milk / 200 ml oat milk = milk
  list 70 g caster sugar = sugar
  list 1 tsp agar
  list @perfume
  list @nut
  list 1 pinch fine salt = salt
  step 2 {chunk}
  step 0 Warm the {p} with a third of the {sugar} and a spoonful of water in a small pan for <t>, until {done}, and set aside.
  step 0 Whisk the {agar} into the cold {milk} and {cream} with the rest of the {sugar} and the {salt}. Bring to the boil over medium heat while whisking, which takes about <6>, and boil for <2>.
    how Setting with agar: it needs a real boil to dissolve, and it sets already at room temperature.
  step 3 Stir in the {perfume}, pour into four moulds and chill for <w60>.
  step 2 Dip the moulds in hot water, turn out, and spoon over the {p} and the {nut}.
  insight The less it is set, the better it is; turning it out is allowed to frighten you.
  secret Test a spoonful on a cold plate before you pour: it should set in two minutes.
  secret Serve in glasses if you want it softer still.

granita | dessert | granita, sorbet, ice cream | Easy | italian spanish mexican mediterranean levantine andean thai japanese modern maghrebi | 4
  for berry 0, citrus 0, melon 0, peach 0, mango 0, pineapple 0, watermelon 0
  title {One} granita with {perfume}
  say Crystals of ice that taste of one thing, scraped with a fork.
  list p*0.8
  list 120 g caster sugar = sugar
  list 1 lemon, juiced / 1 lime, juiced = lemon
  list @perfume
  list 1 small handful mint = mint
  list 1 pinch fine salt = salt
  step 3 {chunk}
  step 0 Bring 300 ml water to the boil with the {sugar} and the {salt} and simmer for <3>, until clear.
  step 5 Blend the {p} with the syrup, the juice of the {lemon} and the {perfume}, and rub it through a sieve into a shallow metal tray.
  step 5 Freeze for <w180>, raking it with a fork every half-hour, until it is all loose crystals.
    how Raking: small crystals melt on the tongue, large ones have to be chewed.
  step 1 Rake once more, pile into cold glasses and finish with the {mint}.
  insight It should taste too sweet before it is frozen, for cold takes half of it away.
  secret Cold glasses, or it is juice before it reaches the table.
  secret It keeps for two days; rake it again before serving.

frozen-cream | dessert | ice cream, frozen yogurt | Easy | any | 4
  for frozen berries 0, banana 0, mango 0, strawberry 0, raspberry 0
  title Soft ice of {p} with {sweet} and {nut}
  say Frozen fruit, a machine and a minute.
  list p
  list 150 g thick Greek yogurt / 150 g thick plant yogurt = yogurt
  list @sweet
  list @perfume
  list @nut
  step 4 Cut the {p} small and spread {p:it/them} on a tray. Freeze for <w120>, unless {p:it is/they are} frozen already.
  step 4 Blend the frozen {p} with the {yogurt}, the {sweet} and the {perfume}, stopping to scrape down, until it is smooth and thick.
    how Blending from frozen: fruit full of tiny crystals turns smooth without a churn.
  step 1 Scoop into cold bowls at once and finish with the {nut}.
  insight It waits for nobody, so the bowls are cold and the guests are seated.
  secret Freeze the fruit in pieces, not in a lump, or the machine gives up.
  secret If it turns icy later, let it stand for ten minutes and blend it again.

ricotta-glass | dessert | cheesecake, tiramisu, trifle | Easy | italian american british french modern mediterranean central spanish levantine | 4
  for ricotta 0, mascarpone 0
  title Whipped {p} with berries, {perfume} and crumbs
  title Glass of {p}, {sweet} and {nut}
  say The best of a cheesecake without the oven or the wait.
  list p*0.8
  list 60 g icing sugar
  list 1 lemon, zest and juice
  list @perfume
  list 100 g butter biscuits, crushed = biscuits
  list 250 g raspberries
  list @sweet
  list @nut
  step 5 Beat the {p} with the {icing sugar}, the zest of the {lemon} and the {perfume} until light. Loosen with a little of the juice of the {lemon}.
  step 4 Crush half of the {raspberries} with the {sweet} and the rest of the lemon juice.
    how Sharpening: rich cream needs fruit that bites.
  step 4 Layer the {biscuits}, the {p} and the crushed {raspberries} in four glasses, and finish with the whole {raspberries} and the {nut}.
  insight Three textures, each kept apart until the spoon brings them together.
  secret Drain the cheese in a sieve first, and it whips up thicker.
  secret Add the crumbs at the last moment if you like them crisp.

nut-bites | dessert | truffles, sweets, energy balls | Easy | levantine maghrebi indian modern american mediterranean mexican westafrican central | 6
  for nut 0
  title Sweets of dates and {p} with {sweetspice}
  say Small, dark and rolled by hand, for the end of a long table.
  list p
  list 250 g dates, pitted
  list 2 tbsp cocoa powder
  list @sweetspice
  list @perfume
  list 40 g desiccated coconut = coconut
  list 1 pinch flaky sea salt = salt
  step 2 {chunk}
  step 8 Blend the {dates} with the {cocoa powder}, the {sweetspice}, the {perfume} and the {salt} to a paste, then pulse in the {p} until it can be pressed together.
    how Binding with dates: their own sweetness is the glue.
  step 8 Roll into balls the size of a walnut with damp hands and turn them in the {coconut}.
  step 1 Chill for <w15>, until firm.
  insight Nothing is cooked and nothing is hidden: buy good dates.
  secret Soak dry dates in hot water for ten minutes and squeeze them out.
  secret They keep for two weeks in the fridge.

scented-cream | dessert | set cream, panna cotta, pudding | Easy | any | 4
  for vanilla pod 3, instant coffee 1, lemon 3, lime 3, cardamom 3, cinnamon 3, saffron 3
  title {One} cream with {sweet} and {nut}
  title Set cream scented with {p}
  say A pale, quiet cream that tastes of one thing and trembles on the spoon.
  list p*0.34
  list 400 ml double cream / 400 ml coconut milk = cream
  list 200 ml whole milk / 200 ml oat milk = milk
  list 70 g caster sugar = sugar
  list 1 tsp agar
  list @sweet
  list @nut
  list 1 pinch fine salt = salt
  step 3 {chunk}
  step 0 Warm the {cream} and the {milk} with the {p}, the {sugar} and the {salt} over medium heat for <5>, until it steams, then cover and leave for <w10>.
    how Infusing: fat takes up scent slowly and gives it back on the tongue.
  step 0 Whisk in the {agar}, bring to the boil and boil for <2>, whisking.
  step 2 Pour through a sieve into four glasses and chill for <w60>.
  step 1 Trickle over the {sweet} and finish with the {nut}.
  insight One scent is enough; the second would only argue with it.
  secret Test a spoonful on a cold plate before you pour: it should set in two minutes.
  secret Strong while it is warm means just right when it is cold.
`;
