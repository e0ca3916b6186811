/** Mains that are on the table in a quarter of an hour. How a dish is written: `read-dishes.ts`. */
export const mainsAtOnce = `
bean-salad | main | salad, bean salad | Easy | any | 4
  for pulse 0, canned tuna 0, canned salmon 0, sardines 0, feta 0, mozzarella 0, avocado 0, goat cheese 0
  title Big salad of {p} with tomatoes, {herb} and {crunch}
  title {P} with cucumber, red onion and {acid}
  say A whole meal in one bowl, with nothing to heat but the conversation.
  list p
  list 480 g canned cannellini beans, drained / 480 g canned chickpeas, drained = beans
  list 300 g cherry tomatoes, halved = tomatoes
  list 1 cucumber, diced
  list 1 small red onion, finely sliced = onion
  list 60 g green olives, pitted = olives
  list @acid*2
  list 5 tbsp olive oil
  list @herb*2
  list @crunch
  list 200 g crusty sourdough bread = bread
  list 1 tsp fine salt = salt
  step 2 Cover the {onion} with the {acid} and the {salt} in a large bowl.
  step 2 {chunk}
  step 4 Add the {beans}, the {tomatoes}, the {cucumber}, the {olives} and the {olive oil} to the bowl, turn everything well and taste.
    how Dressing in the bowl: the onion softens in the acid, and its juice becomes the dressing.
  step 2 Fold in the {p} and the {herb}, scatter over the {crunch} and serve with the {bread}.
  insight It is dressed as generously as a meal, not as carefully as a side dish.
  secret Leave it for ten minutes if you have them.
  secret Leave the {herb} coarse: here {herb:it counts/they count} as leaves.

grain-bowl | main | bowl, salad, grain salad | Easy | levantine maghrebi mediterranean modern american spanish indian british | 4
  for cauliflower 10, courgette 8, tofu 8, halloumi 6, chickpeas 5, poultry 10, shrimp 4, salmon 6, asparagus 5, broccoli 6, red bell pepper 8, mushroom 8, green beans 5, lamb chop 6, merguez 8, kale 4
  title Couscous bowl with {p}, {herb} and {crunch}
  title {P} on lemon couscous with {herb}
  say Grain that cooks itself in a covered bowl while the pan does the rest.
  list p*0.9
  list 250 g couscous
  list 4 tbsp olive oil
  list @spice
  list @aroma
  list 1 lemon, zest and juice
  list 250 g cherry tomatoes, halved = tomatoes
  list @herb*2
  list @crunch
  list 150 g thick Greek yogurt / 150 g thick plant yogurt = yogurt
  list 1 tsp fine salt = salt
  step 2 Put the {couscous} into a bowl with a third of the {salt} and the zest of the {lemon}, pour over 300 ml boiling water and cover for <~6>.
    how Steaming off the heat: the grain swells in its own warmth and stays loose.
  step 4 {chunk}
  step 0 Heat half of the {olive oil} in a wide pan over medium-high heat. Add the {p} with the {spice} and the rest of the {salt} and cook for <t>, until {done}. Add the {aroma} for the last <1>.
  step 4 Rake the {couscous} loose with a fork, and fold in the {tomatoes}, the juice of the {lemon}, the rest of the {olive oil} and half of the {herb}.
  step 2 Pile the {p} on top, spoon over the {yogurt} and finish with the {crunch} and the rest of the {herb}.
  insight There are as many leaves as grains, and that is the point.
  secret Toast the dry grain in the pan first for a deeper taste.
  secret It travels well: keep the {yogurt} in a jar beside it.

open-sandwich | main | open sandwich, sandwich | Easy | nordic british american central modern french italian | 4
  for smoked salmon 0, ham 0, goat cheese 0, avocado 0, mozzarella 0, brie 0, tomato 0
  title Open sandwiches with {p}, pickled cucumber and {herb}
  say Dark bread, a thick layer and something pickled, eaten with knife and fork.
  list p*0.8
  list 300 g dark rye bread, sliced = bread
  list 1 cucumber, very finely sliced
  list @acid*2
  list 1 tbsp sugar
  list 150 g sour cream / 150 g thick plant yogurt = cream
  list 1 tbsp Dijon mustard = mustard
  list @herb
  list 1/2 tsp fine salt = salt
  list 1/4 tsp ground black pepper = pepper
  step 5 Toss the {cucumber} with the {acid}, the {sugar} and the {salt} and leave for <w5>.
    how Quick pickling: sugar and acid season the slices in the time it takes to cut the bread.
  step 5 Cut the {p} into slices that lie flat, drained and peeled where needed.
  step 5 Stir the {mustard} into the {cream} and spread it thickly on the {bread}, up to the edge. Lay on the {p} and the squeezed {cucumber} and finish with the {herb} and the {pepper}.
  insight The bread is cut thin and the rest laid thick; the other way round it is only a snack.
  secret Spread to the very edge: fat keeps the bread from going soft.
  secret Build it at the last minute.
`;
