/**
 * Families of principal ingredients: name | minutes of cutting | behind "until" | cut into pieces | cut into slices, where that is said otherwise | cut
 * into portions, where that is said otherwise | behind "until" where it is cooked in liquid, if that is another sign.
 */
export const familyTable = `
stewing-meat | 8 | a spoon goes through a piece without pressing | Cut the {p} into 4 cm pieces and pat {p:it/them} dry. |
joint | 4 | the meat comes away from the bone | Pat the {p} dry all over. |  | Pat the {p} dry all over.
poultry | 5 | no pink is left in the thickest part | Cut the {p} into 3 cm pieces. | Cut the {p} across the grain into strips as wide as a finger. | Pat the {p} dry and cut {p:it/them} into 4 portions of even thickness.
steak | 3 | {p:it springs/they spring} back when pressed and {p:is/are} still rosy within | Pat the {p} dry and cut {p:it/them} into 3 cm pieces. | Pat the {p} dry and cut {p:it/them} across the grain into thin strips. | Pat the {p} dry and leave {p:it/them} out of the fridge while you prepare the rest. | {p:it has/they have} just lost {p:its/their} red
duck-breast | 4 | {p:it springs/they spring} back when pressed and {p:is/are} still rosy within | Skin the {p}, pat {p:it/them} dry and cut {p:it/them} into 3 cm pieces. | Skin the {p}, pat {p:it/them} dry and cut {p:it/them} across the grain into thin strips. | Pat the {p} dry and score the skin crosswise, as deep as the fat. What has skin is laid down on it and stays there for two thirds of its time. | {p:it has/they have} just lost {p:its/their} red
chop | 3 | the juices run clear | Pat the {p} dry and cut {p:it/them} into 3 cm pieces. | Pat the {p} dry and cut {p:it/them} across the grain into thin strips. | Pat the {p} dry and cut anything larger than a hand into 4 portions.
mince | 1 | no pink is left | Break the {p} up with a fork. |
sausage | 2 | the juices run clear | Cut the {p} into 3 cm lengths. | Cut the {p} into slices as thick as a coin. | Prick the {p} once and leave {p:it/them} whole. | no pink is left inside
fish | 4 | {p:it flakes/they flake} when pressed with a fork | Feel the {p} for bones, pull them out and cut {p:it/them} into 4 cm pieces. | Feel the {p} for bones, pull them out and cut {p:it/them} into slices as thick as a finger. | Feel the {p} for bones, pull them out, pat dry and cut {p:it/them} into 4 portions.
oily-fish | 4 | {p:it flakes/they flake} at the edge and {p:is/are} just set in the middle | Feel the {p} for bones, pull them out and cut {p:it/them} into 4 cm pieces. | Feel the {p} for bones, pull them out and cut {p:it/them} into slices as thick as a finger. | Feel the {p} for bones, pull them out, pat dry and cut {p:it/them} into 4 portions.
shellfish | 5 | {p:it turns/they turn} opaque all through | Pat the {p} dry and cut any large ones in half. |
bivalve | 8 | every shell is open | Scrub the {p} in cold water and discard any with a broken shell or one that stays open when tapped. |
root | 8 | a knife slides in without pressing | Peel the {p} and cut {p:it/them} into 2 cm pieces. | Peel the {p} and cut {p:it/them} into slices 5 mm thick.
squash | 10 | a knife slides in without pressing | Peel the {p}, scrape out the seeds and cut the flesh into 2 cm pieces. | Peel the {p}, scrape out the seeds and cut the flesh into slices 1 cm thick.
soft-vegetable | 6 | {p:it is/they are} soft all through | Trim the {p} and cut {p:it/them} into 2 cm pieces. | Trim the {p} and cut {p:it/them} into slices 1 cm thick. | Trim the {p} and cut {p:it/them} lengthways into slices 1 cm thick.
tomato | 4 | {p:it has/they have} slumped | Core the {p} and cut {p:it/them} into wedges. | Core the {p} and cut {p:it/them} into slices. |  | {p:it has/they have} slumped
brassica | 6 | the stems are just tender | Cut the {p} into florets or halves, the stalk too, all about 3 cm wide. | Cut the {p} from top to stem into slices 1 cm thick. | Cut the {p} from top to stem into slices 2 cm thick.
leaf | 6 | {p:it has/they have} wilted and the ribs are tender | Wash the {p}, strip out any tough ribs and shred the rest. |
bulb | 6 | {p:it is/they are} tender to the core | Trim the {p}, rinse out any grit and cut {p:it/them} into thin wedges or slices. |
pod | 6 | {p:it is/they are} bright and just tender | Trim the {p} and cut anything longer than a finger in half. |
pea | 2 | {p:it is/they are} bright and tender | Rinse the {p} and leave {p:it/them} to drain. |
mushroom | 5 | their water has gone and the edges are brown | Wipe the {p} and cut {p:it/them} into thick slices. |  |  | {p:it is/they are} tender
pulse | 2 | {p:it is/they are} hot all through | Rinse the {p} under the tap and let {p:it/them} drain. |
lentil | 3 | {p:it is/they are} soft and no longer chalky | Rinse the {p} in a sieve until the water runs clear. |
tofu | 6 | the edges are crisp and golden | Press the {p} between two cloths for 5 minutes and cut {p:it/them} into 2 cm cubes. | Press the {p} between two cloths for 5 minutes and cut {p:it/them} into slices 1 cm thick. | Press the {p} between two cloths for 5 minutes and cut {p:it/them} into slices 1 cm thick. | {p:it is/they are} hot all through
frying-cheese | 4 | both sides are golden | Pat the {p} dry and cut {p:it/them} into 2 cm cubes. | Pat the {p} dry and cut {p:it/them} into slices 1 cm thick. | Pat the {p} dry and cut {p:it/them} into slices 1 cm thick. | {p:it is/they are} hot and soft
soft-cheese | 2 | {p:it is/they are} warm and beginning to melt | Break the {p} into pieces. | Cut the {p} into slices.
egg | 2 | the whites are set | Crack the {p} into a bowl. |
salad-vegetable | 8 | {p:it is/they are} cold and crisp | Peel or trim the {p} and cut {p:it/them} into 2 cm pieces. | Peel or trim the {p} and shave {p:it/them} as thin as you can, on a mandoline or with a sharp knife.
dip-vegetable | 5 | {p:it is/they are} soft | Peel the {p} and cut {p:it/them} into pieces. |
cold-fish | 2 | {p:it is/they are} warm through | Drain the {p} and break {p:it/them} into large flakes. |
cold-meat | 2 | {p:it is/they are} warm through | Tear the {p} into pieces. |
bacon | 3 | the fat has run out and the edges are crisp | Cut the {p} into strips. |
liver | 4 | {p:it is/they are} brown outside and pink within | Trim the {p} of any green or stringy parts and pat {p:it/them} dry. |
berry | 5 | {p:it is/they are} soft and the juice has begun to run | Rinse the {p}, hull or stone any that need it and halve the large ones. |
stone-fruit | 8 | {p:it is/they are} soft when pierced | Halve and stone the {p} and cut any larger than a bite into wedges. |
pome | 8 | a knife slides in without pressing | Peel, quarter and core the {p} and cut {p:it/them} into wedges. |
citrus | 10 | {p:it is/they are} warm through | Cut away the peel and white pith of the {p} and slice the flesh across, without pips. |
tropical | 8 | {p:it is/they are} soft at the edges | Peel the {p}, take out any stone or core and cut the flesh into 2 cm pieces. |
rhubarb | 5 | {p:it is/they are} soft but {p:holds its/hold their} shape | Trim the {p} and cut {p:it/them} into 3 cm lengths. |
fig | 4 | {p:it is/they are} soft and sticky | Trim off the stems and halve the {p}. |
chocolate | 4 | {p:it has/they have} melted | Chop the {p} finely. |
nut | 4 | {p:it smells/they smell} toasted | Chop the {p} finely. |
powder | 2 | it is fragrant | Measure out the {p}. |
zest | 2 | it is fragrant | Grate the zest of the {p} finely; the fruit itself is for another day. |
vanilla | 2 | it is fragrant | Slit the {p} lengthways and scrape out the seeds; seeds and pod are used. |
sweet-grain | 2 | {p:it is/they are} soft and creamy | Weigh out the {p} and leave {p:it/them} unwashed: the starch thickens the milk. |
cooked-grain | 2 | every grain is hot and some are brown | Break up the cold {p} with wet hands, so that no lumps are left. |
fresh-dairy | 2 | {p:it is/they are} smooth | Beat the {p} until smooth. |
sweet-vegetable | 8 | {p:it is/they are} soft | Peel and trim the {p} and grate {p:it/them} finely. |
`;
