import { foldText } from '../words/fold-text.ts';
import { servingWords } from '../words/yield-words.data.ts';
import { asStated, type NumberText } from './fractions.ts';
import { kitchenNumber } from './measured-amount.ts';
import { figuresIn, scaleFigures, type Figure } from './scale-figures.ts';
import { labelOpeners, measureWords, unscaledUnits } from './scale-words.data.ts';
import { usableFactor } from './servings.ts';

const serving = new Set(servingWords);
/** Number words with which a yield may begin: "One 28 cm tart", "Für zwei Personen". */
const firstWord = /^(?<before>(?:(?:makes|serves|yields?|ergibt|für|pour|per|para|for|about|ca\.?)\s+)*)(?<word>one|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an|ein|eine|einen|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|un|une|deux|trois|quatre|cinq|six|huit|dix|douze|una|uno|due|tre|quattro|cinque|sei|otto|dieci|dos|tres|cuatro|cinco|seis|ocho|diez)\s+(?=\S)/iu;
