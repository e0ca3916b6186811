/** What is eaten with a main: name | minutes it takes on its own | lines, parted by " ; " | what titles call it | what is done. */
export const sideTable = `
rice | 25 | 280 g long-grain rice | rice | Meanwhile rinse the long-grain rice, cover it with 560 ml water and a pinch of the salt, bring to the boil, cover and cook over the lowest heat for <~12>. Take it off the heat and leave it covered for <~10>.
basmati-rice | 25 | 280 g basmati rice | basmati rice | Meanwhile rinse the basmati rice until the water is clear, cover it with 450 ml water and a pinch of the salt, bring to the boil, cover and cook over the lowest heat for <~10>. Leave it off the heat, still covered, for <~10>, then fork it loose.
jasmine-rice | 25 | 280 g jasmine rice | jasmine rice | Meanwhile rinse the jasmine rice, cover it with 400 ml water, bring to the boil, cover and cook over the lowest heat for <~12>. Leave it off the heat, still covered, for <~10>.
sushi-rice | 30 | 280 g sushi rice | rice | Meanwhile wash the sushi rice until the water is clear, cover it with 340 ml water, bring to the boil, cover and cook over the lowest heat for <~12>. Leave it off the heat, still covered, for <~12>.
saffron-rice | 25 | 280 g long-grain rice ; 1 pinch of saffron | saffron rice | Meanwhile rinse the long-grain rice, cover it with 560 ml water, add the saffron and a pinch of the salt, bring to the boil, cover and cook over the lowest heat for <~12>. Leave it off the heat, still covered, for <~10>.
noodles | 8 | 250 g rice noodles ; 1 tsp sesame oil | rice noodles | Meanwhile pour boiling water over the rice noodles and leave them to soften for <~6>, stirring once. Drain, rinse and toss them with the sesame oil.
egg-noodles | 12 | 300 g ribbon egg noodles / 300 g egg-free ribbon noodles | noodles | Meanwhile bring a large pot of water to the boil, add a pinch of the salt and cook the {side} for <~9>, until just firm. Drain.
couscous | 10 | 250 g couscous | couscous | Meanwhile put the couscous in a bowl with a pinch of the salt, pour over 300 ml boiling water, cover for <~6> and rake it loose with a fork.
bulgur | 20 | 250 g bulgur | bulgur | Meanwhile bring 500 ml water to the boil with a pinch of the salt, add the bulgur, cover and cook over low heat for <~12>. Leave it covered for <~5>.
quinoa | 20 | 250 g quinoa | quinoa | Meanwhile rinse the quinoa well, bring it to the boil in 500 ml water with a pinch of the salt, cover and cook over low heat for <~14>. Leave it covered for <~5>.
barley | 35 | 250 g pearl barley | barley | Meanwhile bring a pot of water to the boil, add a pinch of the salt and simmer the pearl barley for <~30>, until tender with a little bite. Drain.
polenta | 30 | 200 g coarse polenta | soft polenta | Meanwhile bring 1 litre water to the boil with a pinch of the salt, rain in the coarse polenta while whisking, and cook over low heat for <~25>, stirring often, until it falls thickly from the spoon.
potatoes | 25 | 800 g waxy potatoes | potatoes | Meanwhile peel the waxy potatoes, halve the large ones, cover them with cold water, add a pinch of the salt and simmer for <~20>, until a knife slides in. Drain and let them steam dry.
mash | 30 | 900 g floury potatoes ; 100 ml hot milk / 100 ml hot oat milk | mash | Meanwhile peel the floury potatoes, cut them into even pieces, cover with cold water, add a pinch of the salt and simmer for <~20>, until they fall apart. Drain, steam dry and mash smooth with the {milk}.
rosemary-potatoes | 45 | 800 g new potatoes ; 1 tbsp chopped rosemary ; 2 tbsp olive oil | rosemary potatoes | Meanwhile heat the oven to 200 °C. Halve the new potatoes, turn them in the olive oil and the rosemary on a tray and roast for <~40>, until crisp at the edges.
gratin-potatoes | 65 | 800 g waxy potatoes ; 200 ml whipping cream / 200 ml plant cream | potato gratin | Meanwhile heat the oven to 170 °C. Slice the waxy potatoes 3 mm thick, layer them in a dish with a pinch of the salt, pour over the {cream} and bake for <~60>, until a knife slides in and the top is brown.
lentils | 30 | 250 g green lentils | lentils | Meanwhile rinse the green lentils, cover them well with cold water, bring to the boil and simmer for <~25>, until tender but whole. Drain and season with a pinch of the salt.
white-beans | 10 | 480 g canned cannellini beans, drained ; 4 sage leaves | white beans | Meanwhile warm the cannellini beans with the sage and 100 ml water for <~8> over low heat, crushing a few against the side of the pan.
beans | 15 | 480 g canned pinto beans, drained ; 1 spring onion, sliced | beans | Meanwhile simmer the pinto beans with 100 ml water for <~10>, crush half of them with a spoon, and stir in the spring onion.
tortillas | 6 | 12 corn tortillas | warm tortillas | Warm the corn tortillas one by one in a dry pan for half a minute on each side and keep them wrapped in a cloth.
flatbreads | 5 | 4 flatbreads | flatbreads | Warm the flatbreads in a dry pan for a minute on each side and keep them wrapped in a cloth.
cornbread | 2 | 300 g cornbread / 300 g vegan cornbread | cornbread | Cut the cornbread into squares and warm it at the edge of the stove or in a low oven.
bread | 1 | 300 g crusty sourdough bread | crusty bread | Cut the crusty sourdough bread into thick slices and put it on the table.
rye-bread | 1 | 250 g dark rye bread | rye bread | Cut the dark rye bread and put it on the table.
`;
