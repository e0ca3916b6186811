/** Mains from a hot pan. How a dish is written: `read-dishes.ts`. */
export const mainsInAPan = `
seared | main | pan-fry, steak | Easy | any | roasted | 4
  for steak 6, chop 10, poultry 10, fish 6, oily-fish 6, tofu 8, frying-cheese 5
  title Seared {p} with {herb} and {side}
  title {P} from the pan with {allium}, {acid} and {side}
  say A hot pan, a brown crust and a sauce made from what is left in it.
  list p
  list @fat
  list @allium
  list 200 ml chicken stock / 200 ml vegetable stock = stock
  list @acid
  list @herb
  list 1 tsp fine salt = salt
  list 1/2 tsp ground black pepper = pepper
  side
  step 5 Take the {p} out of the fridge. {slice} Season with half of the {salt} and all of the {pepper}.
  step 0 Heat the {fat} in a wide, heavy pan over high heat until it shimmers. Lay in the {p} with space between and cook for <t> in all, turning once, until {done}. Lift {p:it/them} onto a warm plate.
    how Searing: a dry surface and a hot pan make a crust; moving the food too early tears it.
  step 0 Lower the heat to medium, add the {allium} and cook for <3-4>, stirring, until soft and golden.
  step 0 Pour in the {stock} and scrape up what sticks to the pan. Boil for <3>, until it coats a spoon, then stir in the {acid} and season with the remaining {salt}.
    how Deglazing: liquid lifts the browned juices into a sauce.
  step 2 Turn the {p} and {p:its/their} juices through the sauce, scatter over the {herb} and serve with the {side}.
  insight The crust is made in the first minutes and the sauce in the last; between them the cook keeps still.
  secret Warm the plates: a pan sauce cools in less than a minute.
  secret Rest the {p} on a rack or an upturned spoon, so that the crust does not steam.
`;
