import Button from '@mui/material/Button';
import { StatusChip, type Mood } from '../parts/status-word.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { figures, type Ingredient } from './ingredient.ts';

const moods: Record<Ingredient['confidence'], Mood> = {
  high: 'good',
  medium: 'doubtful',
  low: 'bad',
};

interface IngredientTableProps extends IngredientActs {
  ingredients: readonly Ingredient[];
}
interface IngredientActs {
  busy: boolean;
  onVerify: (ingredient: Ingredient) => void;
  onCorrect: (ingredient: Ingredient) => void;
}

/** What was discovered, and how sure it is. */
export const IngredientTable = ({ ingredients, ...acts }: IngredientTableProps) => (
  <Table aria-label="Discovered ingredients">
    <thead>
      <tr>
        <th scope="col">Ingredient</th>
        <th scope="col" data-left="" data-wide="">
          In 100 g
        </th>
        <th scope="col" data-left="">
          Status
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {ingredients.map((ingredient) => (
        <IngredientRow key={ingredient.id} ingredient={ingredient} {...acts} />
      ))}
    </tbody>
  </Table>
);

interface IngredientRowProps extends IngredientActs {
  ingredient: Ingredient;
}

const IngredientRow = ({ ingredient, busy, onVerify, onCorrect }: IngredientRowProps) => (
  <tr>
    <th scope="row">
      <b>{ingredient.name}</b>
      <OnSmall>{knownOf(ingredient)}</OnSmall>
      {ingredient.sources.length > 0 && (
        <small style={{ display: 'block' }}>{ingredient.sources.join('; ')}</small>
      )}
    </th>
    <td data-left="" data-wide="">
      {knownOf(ingredient)}
    </td>
    <td data-left="">
      {ingredient.verified ? (
        <StatusChip mood="good" word="verified" />
      ) : (
        <StatusChip
          mood={moods[ingredient.confidence]}
          word={`${ingredient.confidence} confidence`}
        />
      )}
    </td>
    <td>
      {!ingredient.verified && (
        <Button
          size="small"
          disabled={busy}
          aria-label={`Verify ${ingredient.name}`}
          onClick={() => onVerify(ingredient)}
        >
          Verify
        </Button>
      )}
      <Button
        size="small"
        disabled={busy}
        aria-label={`Correct ${ingredient.name}`}
        onClick={() => onCorrect(ingredient)}
      >
        Correct
      </Button>
    </td>
  </tr>
);

/** What is known of it, in words. */
function knownOf(ingredient: Ingredient): string {
  if (!ingredient.isFood) return 'No food';
  if (ingredient.food) return `As ${ingredient.food.name}`;
  const known = figures
    .filter(({ name }) => ingredient[name] !== null)
    .map(({ name, short, unit }) => `${short} ${ingredient[name]}\u00a0${unit}`);
  return known.join(', ') || 'Nothing is known';
}
