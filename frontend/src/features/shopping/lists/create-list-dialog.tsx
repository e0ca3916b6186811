import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useState, type FormEvent } from 'react';
import { shoppingLimits } from '@convivio/contracts/shopping-limits';
import { CreateShoppingListDocument } from '../../../generated/documents/create-shopping-list.ts';
import type { ShoppingListInput, StandaloneListFragment } from '../../../generated/operations.ts';
import {
  CollectionTarget,
  useCollectionTarget,
} from '../../../kitchen/collection/collection-target.tsx';
import { useUnitChoice } from '../../../kitchen/units/unit-choice.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { useOpenings } from '../dialog/use-openings.ts';
import { ChosenRecipes, type ChosenRecipe } from './chosen-recipes.tsx';
import { defaultTitle } from './default-title.ts';
import { RecipeChecks } from './recipe-checks.tsx';
import type { FoundRecipe } from './use-found-recipes.ts';

interface CreateListDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (list: StandaloneListFragment) => void;
}

const formId = 'new-shopping-list';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Optional = styled('span')({ fontWeight: 400, color: colour.ink3 });

/** Makes a list of chosen recipes. Each opening begins anew; what was chosen stays while the list could not be made. */
export function CreateListDialog(props: CreateListDialogProps) {
  return <OneOpening key={useOpenings(props.open)} {...props} />;
}

function OneOpening({ open, onClose, onCreated }: CreateListDialogProps) {
  const [title, setTitle] = useState('');
  const { chosen, ids, toggle, setServings } = useChosen();
  const target = useCollectionTarget();
  const { create, creating } = useCreate(title, chosen, target.ownerId, (list) => {
    onClose();
    onCreated(list);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) notify.error({ title: 'Please select at least one recipe' });
    else void create();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Create List"
      width={680}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="contained"
            type="submit"
            form={formId}
            disabled={chosen.length === 0 || creating}
          >
            {creating ? 'Creating...' : 'Create List'}
          </Button>
        </>
      }
    >
      {open && (
        <Form id={formId} onSubmit={submit}>
          <CollectionTarget target={target} />
          <TitleField value={title} onChange={setTitle} />
          <RecipeChecks
            key={target.ownerId}
            collection={target.ownerId}
            chosen={ids}
            onToggle={toggle}
          />
          {chosen.length > 0 && (
            <ChosenRecipes chosen={chosen} onServings={setServings} onRemove={toggle} />
          )}
        </Form>
      )}
    </Dialog>
  );
}

const TitleField = ({ value, onChange }: { value: string; onChange: (title: string) => void }) => (
  <Field
    label={
      <>
        Title <Optional>optional</Optional>
      </>
    }
    value={value}
    autoFocus
    autoComplete="off"
    placeholder={defaultTitle(new Date())}
    inputProps={{ maxLength: shoppingLimits.title }}
    onChange={(event) => onChange(event.target.value)}
  />
);

/** The recipes that are chosen, in the order in which they were. */
function useChosen() {
  const [chosen, setChosen] = useState<readonly ChosenRecipe[]>([]);
  const ids = useMemo(() => new Set(chosen.map(({ recipe }) => recipe.id)), [chosen]);
  const toggle = (recipe: FoundRecipe) => {
    if (ids.has(recipe.id))
      return setChosen(chosen.filter((other) => other.recipe.id !== recipe.id));
    if (chosen.length < shoppingLimits.recipes)
      return setChosen([...chosen, { recipe, servings: null }]);
    notify.error({ title: `A list is made of at most ${shoppingLimits.recipes} recipes` });
  };
  const setServings = (id: string, servings: number) =>
    setChosen(chosen.map((other) => (other.recipe.id === id ? { ...other, servings } : other)));
  return { chosen, ids, toggle, setServings };
}

function useCreate(
  title: string,
  chosen: readonly ChosenRecipe[],
  collection: string | null,
  onCreated: (list: StandaloneListFragment) => void,
) {
  const client = useApolloClient();
  const { units } = useUnitChoice();
  const [creating, setCreating] = useState(false);
  const input: ShoppingListInput = {
    title: title.trim() === '' ? null : title.trim(),
    recipes: chosen.map(({ recipe, servings }) => ({ recipeId: recipe.id, servings })),
    units,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const wanted = JSON.stringify({ input, collection });
  // One key for all tries with the same choice: an answer that got lost makes no second list.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [wanted]);
  const create = async () => {
    setCreating(true);
    try {
      const { data } = await client.mutate({
        mutation: CreateShoppingListDocument,
        variables: { input, collection, idempotencyKey },
        fetchPolicy: 'no-cache',
      });
      notify.success({ title: 'Shopping list created successfully!' });
      onCreated(data!.createShoppingList);
    } catch (failure) {
      notify.error({
        title: 'Failed to create shopping list',
        text: sentenceOf(failure, 'Try again in a moment.'),
      });
    } finally {
      setCreating(false);
    }
  };
  return { create, creating };
}
