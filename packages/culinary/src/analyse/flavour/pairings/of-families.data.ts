/** What families of tastes do for each other where no pairing of single foods is known, as `A + B: why`. Said with little confidence. */
export const ofFamilies = `
Sharp and Sunny + Sea and Shore: Acid freshens what comes from the sea.
Sharp and Sunny + Hearth and Pasture: Acid lightens meat and its fat.
Sharp and Sunny + Berry Patch: Citrus and berries sharpen each other.
Sharp and Sunny + Orchard and Stone Fruit: A little acid makes ripe fruit taste riper.
Sharp and Sunny + Tender Greens: A squeeze of acid brightens green vegetables.
Sharp and Sunny + Far Shores: Ripe, sweet fruit asks for acid.
Sharp and Sunny + Nut and Grain: Acid lifts what is mild and mealy.
Herb Garden + High Summer: Fresh leaves suit the vegetables that ripen beside them.
Herb Garden + Hearth and Pasture: Herbs give meat a green edge.
Herb Garden + Sea and Shore: Fresh herbs lift mild flesh.
Herb Garden + Root Cellar: Leaves bring freshness to earthy roots.
Herb Garden + Milk and Cream: Fat carries the scent of herbs.
Herb Garden + Cheese Board: Herbs cut through salt and fat.
Herb Garden + Nut and Grain: Pulses and grain take on the scent of any herb.
Onion and Cabbage + Hearth and Pasture: Onions and their kin make the savoury ground on which meat stands.
Onion and Cabbage + High Summer: Cooked together they turn sweet.
Onion and Cabbage + Nut and Grain: Pulses and grain want the savour of onions.
Onion and Cabbage + Root Cellar: Roots and onions sweeten each other slowly.
Onion and Cabbage + Salt and Smoke: Smoke and salt give plain vegetables weight.
Root Cellar + Warm Spice: Warm spices draw out the sweetness of roots.
Root Cellar + Milk and Cream: Cream smooths what is earthy.
Warm Spice + Orchard and Stone Fruit: Warm spices make baked fruit taste sweeter.
Warm Spice + Hearth and Pasture: Spices stand up to meat and warm it.
Warm Spice + Nut and Grain: Spices give mild pulses and grain a character.
Warm Spice + Sugar and Fire: Warm spices and roasted sweetness deepen each other.
Heat and Bite + Milk and Cream: Milk and cream calm what burns.
Heat and Bite + Salt and Smoke: Sharpness cuts salt and fat.
Heat and Bite + Hearth and Pasture: A sting keeps rich meat lively.
Forest Floor + Hearth and Pasture: Mushrooms and meat are savoury in the same way.
Forest Floor + Milk and Cream: Cream draws out the scent of the wood.
Salt and Smoke + Tender Greens: Salt gives mild greens a point.
Salt and Smoke + Nut and Grain: Smoke and salt season what is mild.
Cheese Board + Orchard and Stone Fruit: Sweet juice and salted fat belong on one board.
Cheese Board + High Summer: Salt and fat set off ripe, juicy vegetables.
Cheese Board + Tender Greens: Cheese seasons green vegetables.
Milk and Cream + Berry Patch: Cream softens the acid of berries.
Milk and Cream + Orchard and Stone Fruit: Cream rounds off fruit.
Milk and Cream + Sugar and Fire: Fat carries roasted and caramel tastes.
Nut and Grain + Sugar and Fire: Roasted tastes meet their like.
Nut and Grain + Orchard and Stone Fruit: Nuts give soft fruit crunch and fat.
Flower and Vanilla + Berry Patch: Vanilla and flowers round off sharp berries.
Flower and Vanilla + Orchard and Stone Fruit: Flowery scents bring out those of the fruit.
`;
