/** Starters that need no fire, or hardly any. How a dish is written: `read-dishes.ts`. */
export const startersWithoutAStove = `
shaved-salad | starter | salad, raw salad, slaw | Easy | any | 4
  for fennel 0, carrot 0, beetroot 0, kohlrabi 0, courgette 0, radish 0, cucumber 0, daikon 0, celery 0, red cabbage 0, celeriac 0, chinese cabbage 0
  title Shaved {p} with orange, {herb} and {crunch}
  title Raw {p} in {acid} with {crunch}
  say Paper-thin and dressed at the last moment, so that it stands up from the plate.
  list p*0.5
  list 1 orange
  list @acid
  list 3 tbsp olive oil
  list @crunch
  list @herb
  list 1/2 tsp flaky sea salt = salt
  step 8 Wash and trim or peel the {p} and shave {p:it/them} as thin as you can, on a mandoline or with a sharp knife. Keep {p:it/them} in iced water for <w5>, then dry well.
    how Crisping: thin slices curl and tighten in iced water.
  step 4 Peel the {orange} with a knife and cut out the flesh between the skins. Whisk its juice with the {acid} and the {olive oil}.
  step 3 Toss the {p} and the {orange} with the dressing and the {salt}, then scatter over the {crunch} and the {herb}. Serve at once.
  insight There is nothing to cook here, so the knife does the work and the timing does the rest.
  secret Dress it when the guests are sitting, not before.
  secret Salt flakes go on last, where they are felt.

raw-tomatoes | starter | salad, tomato salad | Easy | any | 4
  for tomato 0, plum tomato 0, cherry tomato 0, avocado 0
  title {P} with {herb}, red onion and {acid}
  title Salad of {p} with {crunch}
  say Ripe fruit, salt, oil and ten minutes of patience.
  list p*0.8
  list 1 red onion, very finely sliced
  list @acid
  list 4 tbsp olive oil
  list @herb
  list @crunch
  list 1/2 tsp flaky sea salt = salt
  step 5 Cut the {p} into pieces of different sizes, spread {p:it/them} on a plate and sprinkle with the {salt}. Leave for <w5>: the juice that runs out is half of the dressing.
  step 2 Cover the {red onion} with the {acid} in a small bowl, press it down and leave it while the salt works.
    how Quick pickling: acid takes the bite out of raw onion and leaves the crunch.
  step 3 Scatter the onion with its {acid} over the {p}, trickle over the {olive oil} and finish with the {herb} and the {crunch}.
  insight Salt first, acid second and oil last: in that order each of them reaches the flesh.
  secret Never serve it straight from the fridge; cold hides the taste.
  secret The juice on the plate is the best of it: spoon it over.

bean-dip | starter | dip, spread | Easy | levantine maghrebi mediterranean modern spanish italian french british american southern mexican andean indian westafrican nordic central | 4
  for pulse 0
  title {One} dip with {herb} and flatbread
  title Whipped {p} with lemon and {crunch}
  say A spoon, a torn piece of bread and nothing else to wait for.
  list p*0.8
  list 1 garlic clove, crushed
  list 60 g tahini
  list 1 lemon, juiced
  list 4 tbsp olive oil
  list @spice
  list @herb
  list @crunch
  list 4 flatbreads / 4 vegan flatbreads = flatbreads
  list 1 tsp fine salt = salt
  step 2 {chunk} Keep a handful aside.
  step 5 Blend the rest with the {garlic}, the {tahini}, the juice of the {lemon}, half of the {olive oil} and the {salt}. With the machine running add cold water by the spoonful until it is as light as foam.
    how Emulsifying: water beaten into the paste makes it pale and loose.
  step 3 Spread it in a shallow bowl and make a hollow with the spoon. Fill it with the {p} that were kept, the rest of the {olive oil} and the {spice}. Finish with the {herb} and the {crunch} and serve with the {flatbreads}.
  insight It is blended for longer than seems sensible, and the texture shows it.
  secret Warm the {p} for a minute first, and they blend twice as fine.
  secret Taste after five minutes: the garlic grows.

cured-fish | starter | ceviche, cured fish | Medium | andean mexican spanish mediterranean japanese modern nordic thai italian | 4
  for sea bass 0, sea bream 0, halibut 0, snapper 0, tuna 0, salmon 0, scallop 0, cod 0
  title {P} cured in lime with {heat} and {herb}
  say Cooked by nothing but juice: cold, sharp and clean.
  list p*0.6
  list 150 ml lime juice
  list 1 small red onion, very finely sliced = onion
  list @heat
  list @herb
  list 1 avocado, diced
  list 1 tsp fine salt = salt
  step 4 Cover the {onion} with iced water for <w5>, drain and dry.
  step 6 Feel the {p} for bones, cut {p:it/them} into 1 cm cubes with a very sharp knife and toss with the {salt} in a cold bowl.
    tip Buy what is sold to be eaten raw, and has been frozen before.
  step 1 Pour over the {lime juice}, add the {heat} and leave in the fridge for <w10>, stirring once, until the outside of each cube is white and the middle is not.
    how Curing in acid: juice firms the flesh as heat would, but it does not make it keep.
  step 3 Fold in the {onion}, the {avocado} and the {herb}. Divide among cold glasses with their juice and serve at once.
  insight The clock starts with the juice: a quarter of an hour later it is another dish.
  secret Chill the bowl, the knife and the plates.
  secret Press the limes by hand; the last, bitter drops stay in the peel.

chilled-soup | starter | soup, gazpacho, cold soup | Easy | any | 4
  for tomato 0, plum tomato 0, cucumber 0, red bell pepper 0, avocado 0
  title Chilled soup of {p} with {herb} and {acid}
  say A cold soup for a hot evening, poured from a jug.
  list p*0.8
  list 60 g day-old white bread, torn = bread
  list 1 garlic clove
  list @acid*2
  list 4 tbsp olive oil
  list @herb
  list @crunch
  list 1 tsp fine salt = salt
  step 6 Peel or core the {p} where needed and cut {p:it/them} up roughly. Put {p:it/them} into a blender with the {bread}, the {garlic}, the {acid}, the {salt} and 150 ml cold water, and leave for <w5>.
  step 5 Blend until completely smooth, then trickle in 3 tablespoons of the {olive oil} with the machine running, until the soup turns paler and thick.
    how Emulsifying: oil poured in slowly binds with bread and juice instead of floating.
  step 3 Add a handful of ice cubes and stir until cold. Pour into glasses and finish with the rest of the {olive oil}, the {herb} and the {crunch}.
  insight Cold dulls salt and acid alike, so both are set a little higher than they would be in a warm soup.
  secret Taste it again when it is cold, and only then decide.
  secret Rub it through a sieve if you want it as smooth as cream.

pickled-starter | starter | escabeche, pickled | Medium | spanish andean italian mediterranean nordic central british modern | 4
  for oily-fish 5, fish 5, mushroom 6, carrot 6, cauliflower 6, aubergine 8
  title {P} in a warm pickle with {herb} and {spice}
  say Browned briefly, then left to cool in something sharp and fragrant.
  list p*0.6
  list 4 tbsp olive oil
  list 1 red onion, finely sliced / 1 fennel bulb, finely sliced = onion
  list 1 carrot, finely sliced / 1 celery stalk, finely sliced = veg
  list @sprig
  list 100 ml white wine vinegar = vinegar
  list 1 tbsp sugar
  list @spice
  list @herb
  list 1 tsp fine salt = salt
  step 4 {slice} Season with half of the {salt}.
  step 0 Heat half of the {olive oil} in a wide pan over medium-high heat. Cook the {p} for <t>, turning once, until {done} and the outside is brown. Lay {p:it/them} in a shallow dish.
  step 0 In the same pan warm the rest of the {olive oil} with the {onion}, the {veg}, the {sprig} and the {spice} for <4>, until they bend. Add the {vinegar}, the {sugar}, the rest of the {salt} and 100 ml water, and boil for <2>.
  step 1 Pour it hot over the {p} and leave to cool for <w20>.
    how Pickling warm: hot liquor goes further in than cold, and the flavour settles as it cools.
  step 2 Serve at room temperature with the {herb} and a spoon for the juices.
  insight It is made ahead on purpose; the waiting is part of the recipe.
  secret It is better on the second day; keep it cold and take it out an hour before.
  secret Use a dish that acid does not attack: glass, china or enamel.

rye-toasts | starter | canape, toast | Easy | any | 4
  for smoked salmon 0, ham 0, sardines 0, brie 0
  title {P} on rye bread with {herb} and lemon
  title Rye bread with {p}, radishes and {herb}
  say Cold, sharp and salty on dark bread, in two bites each.
  list p*0.7
  list 200 g dark rye bread, sliced = bread
  list 6 radishes, finely sliced
  list 120 g creme fraiche / 120 g thick plant yogurt = cream
  list 1 lemon, zest and juice
  list @herb
  list 1/4 tsp ground black pepper = pepper
  step 4 Drain the {p} where needed and cut {p:it/them} to the size of the {bread}.
  step 3 Stir the zest and a spoonful of the juice of the {lemon} into the {cream}.
  step 5 Spread the {cream} on the {bread}, lay on the {p} and the {radishes}, and finish with the {herb}, the {pepper} and a few drops of the juice.
    how Layering: what is creamy lies below, so that what is moist does not soak in.
  insight What lies on top is seasoned already, so the rest only has to be fresh.
  secret Cut the bread at the last minute: rye dries quickly.
  secret Take what lies on top out of the fridge a little before; very cold it tastes of less.
`;
