import { words } from './word-list.ts';

const units = `
  teaspoon tablespoon cup pint quart gallon ounce pound gram kilogram liter litre inch:inches can
    tin package packet pkg pkt pack jar bottle bag box:boxes carton container tub pot sachet envelope
    pouch:pouches tube punnet tray
  block bar ball log loaf:loaves roll basket case slice piece bunch:bunches bundle handful
    pinch:pinches dash:dashes splash:splashes drizzle squeeze sprinkle sprinkling grating grind
    smidgen glug drop dollop knob pat clove sprig stalk stem rib stick head bulb heart
    leaf:leaves
  ear sheet strip rasher wedge chunk square cube round link segment spear rack slab nest fillet
    shot glass:glasses bowl scoop spoonful ladle part batch:batches portion serving thumb quarter
    half:halves
`;
const foods = `
  egg yolk white onion shallot scallion leek carrot parsnip potato:potatoes tomato:tomatoes
    pepper chilli:chillies chili:chilies chile courgette zucchini:zucchini aubergine eggplant
    cucumber radish:radishes turnip beet beetroot:beetroots
  artichoke mushroom lemon lime orange grapefruit apple pear peach:peaches plum apricot nectarine
    fig date banana mango:mangoes avocado:avocados pineapple melon pumpkin pomegranate cherry:cherries
    strawberry:strawberries quince kiwi
  breast thigh drumstick wing leg chop steak cutlet shank duck chicken rabbit pheasant quail
    oyster scallop mussel clam prawn shrimp:shrimp pie cake tart muffin brownie cupcake roll
    sausage frankfurter burger bun bagel tortilla pitta pita croissant muffin biscuit cookie
  pod star anchovy:anchovies olive walnut almond pecan chestnut cauliflower cabbage lettuce stick
    marshmallow
`;

/** English units and packages that are counted, singular to plural. */
export const englishUnitCounts = plurals(units);
/** English foods that are counted, singular to plural; of a longer name the last word ("bay leaf"). Other words stay as the source has them. */
export const englishFoodCounts = plurals(
  `${foods} leaf:leaves clove stalk fillet bulb head heart rib slice cube sheet`,
);

function plurals(text: string): ReadonlyMap<string, string> {
  return new Map(
    words(text).map((word): [string, string] => {
      const [one = '', many = `${one}s`] = word.split(':');
      return [one, many];
    }),
  );
}
