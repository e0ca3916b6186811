/** Pairings of tomatoes, peppers, aubergines and tender greens, written as `read-pairings.ts` says. */
export const ofSummerVegetables = `
tomato + basil, classic 97: Sweet, clove-like leaves round off the sharpness of the fruit; tear them in at the end.
  = eugenol
tomato + garlic, classic 94: Garlic gives tomato a savoury floor; start it slowly in the oil, before the fruit goes in.
  = allium
tomato + onion, classic 92: Slowly cooked onion lends the sweetness that a pale tomato lacks.
  = allium
tomato + mozzarella, classic 95: Milky and mild, the cheese gives the tomato's acid something to work on.
  = acid-fat
tomato + parmesan, classic 93: Two of the most savoury things in the larder; a little cheese makes a sauce taste longer cooked.
  ~ Both are rich in free glutamate, the tomato by ripening and the cheese by ageing.
tomato + oregano, classic 90: Dried oregano keeps its warmth through long cooking, where basil would fade.
tomato + olives, classic 86: The salt and slight bitterness of olives make ripe tomato taste sweeter.
  = salt-bitter
tomato + capers, classic 85: Small salty buds break up the softness of a tomato sauce.
tomato + anchovy, classic 88: Melted into the oil, anchovy is not tasted as fish but as depth.
  = umami
tomato + chilli, classic 86: Heat and acid push each other; the sweetness of the fruit holds them together.
tomato + cucumber, classic 84: Cool, green and crisp next to soft and sharp: the base of half the world's salads.
tomato + feta, classic 88: Briny cheese seasons the juice of the tomato, and the juice becomes the dressing.
  = salt-bitter
tomato + bell-pepper, classic 87: Cooked together they melt into one sauce, sweeter than tomato alone.
tomato + aubergine, classic 90: Aubergine drinks up the juice and gives it back as silk.
tomato + courgette, classic 84: A mild vegetable that takes its character from the sauce around it.
tomato + egg, classic 86: A soft yolk does for hot tomato what cream would do, with more taste.
tomato + beef, classic 88: Long cooking makes a ragù of them in which neither can be told apart.
  = umami
tomato + cinnamon, adventurous 72: A short stick in a tomato stew makes it taste sweeter, as cooks of Greece and Lebanon know.
tomato + vanilla, adventurous 58: A few seeds in a raw tomato salad bring out that it is a fruit.
tomato + strawberry, adventurous 64: Ripe, sharp and red, both; with basil and oil they make a salad nobody expects.
  = furaneol
tomato + watermelon, adventurous 74: The melon cools, the tomato sharpens, and salt turns both into a starter.
tomato + bean, classic 86: Creamy beans soften the acid, and the sauce seasons the beans.
tomato + bacon, classic 86: Smoke and fat fill in what a quick tomato sauce has no time to build.
tomato + shrimp, classic 84: A quick, sharp sauce keeps sweet shellfish lively.
tomato + coriander-leaf, classic 82: Citrus-green leaves lift raw tomato in every salsa.
bell-pepper + onion, classic 86: Both turn sweet at the same pace, which makes them the easiest base for a pan.
bell-pepper + paprika, classic 84: The spice is the dried fruit: one tastes fresh, the other of smoke and sun.
  ~ Paprika is dried pepper; the same carotenoids colour both.
bell-pepper + chorizo, classic 85: Red fat runs into the pan and seasons the peppers as they soften.
bell-pepper + egg, classic 80: Sweet peppers make the sauce, eggs set in it.
bell-pepper + goat-cheese, classic 80: Roasted skin-sweetness against sharp, chalky cheese.
bell-pepper + anchovy, classic 80: Strips of roasted pepper need salt, and anchovy is salt with a story.
bell-pepper + almond, classic 78: Ground almonds thicken a pepper sauce and give it a toasted edge.
aubergine + garlic, classic 88: The flesh is mild and soft, and lets garlic speak.
aubergine + sesame, classic 88: Smoky flesh and sesame paste make a dip of hardly anything else.
  = maillard
aubergine + miso, classic 85: The paste caramelises on the cut side, and the inside turns to cream.
aubergine + lamb, classic 87: Aubergine soaks up the fat and juices that lamb gives away.
aubergine + yogurt, classic 82: Cool and sharp over hot and soft.
aubergine + mint, classic 76: Mint cuts through the oil that aubergine has taken up.
aubergine + honey, adventurous 66: Fried slices under a thread of honey: sweet, crisp, faintly bitter.
aubergine + chocolate, adventurous 48: On the Amalfi coast fried aubergine is layered with dark chocolate, and it works.
courgette + mint, classic 80: A cool leaf wakes a vegetable that is mostly water.
courgette + lemon, classic 80: Zest gives courgette the edge it does not have.
courgette + goat-cheese, classic 78: The cheese brings the acid, the courgette the softness.
courgette + parmesan, classic 80: Salt draws the water out, cheese puts the taste in.
courgette + dill, classic 72: Green and slightly aniseed-like, dill makes fritters taste of a garden.
cucumber + dill, classic 88: Cool and green twice over; salt the cucumber first.
cucumber + yogurt, classic 90: Acid and water make the coolest of all side dishes.
cucumber + mint, classic 84: Both cool the mouth, the one by water, the other by menthol.
  ~ Menthol acts on the same nerve that feels cold.
cucumber + salmon, classic 78: Crisp, watery slices refresh between rich mouthfuls.
cucumber + oyster, adventurous 62: Fresh oysters smell faintly of cucumber; a few grains of it on the shell say so.
  ~ Nonadienal, the scent of cut cucumber, also occurs in oysters.
cucumber + sesame, classic 78: Nutty oil on a smashed cucumber, with vinegar: a cold dish for hot days.
pea + mint, classic 90: Mint makes the sweetness of peas taste fresh rather than starchy.
pea + ham, classic 88: Salt and smoke carry a sweet, soft pulse.
pea + bacon, classic 86: Crisp and salty against sweet and soft.
pea + butter, classic 82: Butter carries the little aroma that peas have.
  = fat-aroma
pea + scallop, adventurous 74: Two kinds of sweetness; the sear on the scallop keeps them apart.
pea + ricotta, classic 76: A mild curd lets the sweetness through.
asparagus + egg, classic 92: Yolk is the sauce that asparagus asks for.
asparagus + ham, classic 88: Thin salty slices around sweet green stalks.
asparagus + butter, classic 88: Melted or browned, it rounds off the sulphur of the stalk.
  = fat-aroma
asparagus + lemon, classic 82: A few drops brighten the green, added last so that they do not grey it.
  ~ Acid takes magnesium out of chlorophyll, which turns it olive.
asparagus + parmesan, classic 85: Shavings bring the salt and the nuttiness.
asparagus + salmon, classic 80: Rich and pink beside green and slightly bitter.
asparagus + strawberry, adventurous 52: In late spring they ripen in the same week; balsamic vinegar makes the bridge.
spinach + nutmeg, classic 88: A pinch takes away the iron edge of the leaf.
spinach + ricotta, classic 90: A filling known to every pasta kitchen: leaf for taste, curd for body.
spinach + feta, classic 87: Salt and acid for a leaf that has neither.
spinach + garlic, classic 86: Hot oil, garlic, wet leaves: a minute's side dish.
spinach + egg, classic 86: The yolk smooths what the leaf leaves dry.
  ~ Oxalic acid makes spinach feel dry on the teeth; fat covers it.
spinach + cream, classic 82: Cream coats the roughness of cooked leaves.
spinach + sesame, classic 82: Cold spinach with ground sesame is a classic of Japanese lunch boxes.
spinach + chickpea, classic 80: A bar dish of Seville: mild pulse, dark leaf, cumin between them.
artichoke + lemon, classic 86: Acid keeps the cut heart pale and its bitterness clear.
  ~ Acid slows the enzyme that browns the cut surface.
artichoke + mint, classic 78: The Roman way: mint and garlic in the leaves.
broad-beans + mint, classic 80: Green with green, and a little sweetness from both.
broad-beans + parmesan, classic 80: Raw young beans and hard cheese, as Romans eat them in May.
green-beans + garlic, classic 78: Garlic seasons the bean where its squeak would be all.
green-beans + almond, classic 80: Toasted flakes give crunch to soft green pods.
green-beans + bacon, classic 80: Smoke suits a vegetable with little fat of its own.
green-beans + tomato, classic 80: Stewed long in tomato, pods turn soft and sweet.
fennel + orange, classic 84: Crisp and aniseed-like beside sweet juice: a winter salad.
  = anethole
fennel + pork, classic 82: Its seeds have flavoured sausages since anyone wrote them down.
  = anethole
fennel + white-fish, classic 82: A sweet, gentle anise note that does not drown delicate flesh.
fennel + parmesan, classic 76: Baked under cheese, the bulb loses its anise and gains nuttiness.
fennel + apple, classic 72: Two crisp things, one aniseed-like, one sharp.
celery + blue-cheese, classic 78: Cool, stringy water against fat and salt.
celery + apple, classic 76: Crunch upon crunch, with walnuts not far.
celery + onion, classic 82: With carrot they are the start of most European broths.
celery + peanut, adventurous 58: A snack of American children that is better than it sounds: fat, salt, water, crunch.
lettuce + bacon, classic 76: Hot fat wilts the leaf and dresses it.
lettuce + anchovy, classic 78: A salted dressing makes a mild leaf the main thing.
rocket + parmesan, classic 84: Peppery leaf, salty shavings, a squeeze of lemon.
rocket + pear, classic 74: Sweet juice puts out the fire of the leaf.
  = mustard-oil
rocket + beef, classic 78: Sliced steak on bitter, peppery leaves.
endive + blue-cheese, classic 82: Salt and fat take the edge off bitterness.
  = salt-bitter
endive + walnut, classic 80: Two shades of bitter, made friendly by oil.
endive + orange, classic 76: Sweet acid beside a bitter leaf.
endive + ham, classic 78: Wrapped, sauced and baked, in every Belgian kitchen.
avocado + lime, classic 92: Acid cuts the fat, and keeps the flesh green.
  ~ Acid slows the enzyme that browns cut avocado.
avocado + coriander-leaf, classic 86: Green and citrus-like over soft and fat.
avocado + chilli, classic 84: Fat softens the burn, the burn wakes the fat.
  = capsaicin
avocado + shrimp, classic 82: Sweet, firm and cool against soft and fat.
avocado + chocolate, adventurous 60: It stands in for cream in a dark mousse and does not taste green at all.
avocado + grapefruit, classic 74: A bitter, juicy fruit makes avocado feel lighter.
avocado + egg, classic 78: Two soft fats, told apart by salt and lemon.
sweetcorn + butter, classic 88: Sweet grain, salted fat: nothing else is needed.
  = fat-aroma
sweetcorn + lime, classic 84: Charred corn with lime is street food from Mexico to Mumbai.
sweetcorn + blueberry, adventurous 54: In a corn cake the berry tastes greener and the grain sweeter.
avocado + tomato, classic 84: Sharp juice keeps rich flesh from tasting heavy.
`;
