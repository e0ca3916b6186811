import { wordSet } from '../../../words/word-list.ts';

/** First parts that keep their hyphen when a line breaks after it ("medium-" / "high heat"). */
export const COMPOUND_FIRST_PARTS = wordSet(`
  medium low high non half all self well extra full deep semi one two three four five six seven
    eight nine ten stir cast long short fine heavy pre over slow bite room
  parchment foil home store oven pan dry wet cold hot warm ice fat sugar gluten dairy free
    free-range sea rock ready old new low-fat non-stick air sun flat thick thin bone skin
  double single quick easy mini multi re co quarter whole soft hard part fresh freshly good first
    second third left right up down cream anti egg butter milk flour lightly finely roughly
  panang soy chicken beef pork fish worcester half-and mid sub ultra super oil black white red
    green dark light large small medium-high medium-low bain by sous so inch cup pound ounce
    quart minute hour day
  demi mi bien sous e tiefkühl
`);
