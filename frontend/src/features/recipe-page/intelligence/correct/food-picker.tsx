import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useId, useState } from 'react';
import { FindFoodsDocument } from '../../../../generated/documents/find-foods.ts';
import { focusRing } from '../../../../shared/theme/base-styles.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { SearchField } from '../../../../shared/ui/controls/search-field.tsx';

export interface FoodChoice {
  id: string;
  name: string;
}

const Choices = styled('div')({ marginTop: 8 });
const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: colour.cobalt, outline: 0 },
  '&:hover, &:has(:checked)': { backgroundColor: colour.cobaltTint },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -2 },
  [media.belowMd]: { minHeight: 48 },
});
const Found = styled('p')({
  marginTop: 8,
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
});

/** Fewer letters begin too many names. */
const LEAST_LETTERS = 2;

interface FoodPickerProps {
  chosen: FoodChoice | null;
  onChoose: (food: FoodChoice) => void;
  /** Of the recipe. */
  languageCode: string | null;
}

/** Finds a food by the beginning of its name, and chooses one. */
export function FoodPicker({ chosen, onChoose, languageCode }: FoodPickerProps) {
  const [search, setSearch] = useState('');
  const name = useId();
  const words = useDeferredValue(search.trim());
  const asks = words.length >= LEAST_LETTERS;
  const { data, previousData, error } = useQuery(FindFoodsDocument, {
    variables: { search: words, languageCode },
    skip: !asks,
  });
  const found = asks ? (data ?? previousData)?.findFoods : [];
  // What is chosen stays in sight whatever is searched.
  const foods = [...(chosen ? [chosen] : []), ...(found ?? [])].filter(
    ({ id }, at, all) => all.findIndex((other) => other.id === id) === at,
  );
  return (
    <>
      <SearchField value={search} onChange={setSearch} placeholder="Search foods" autoFocus />
      <Found role="status">{tellFound(asks, found?.length, Boolean(error))}</Found>
      <Choices role="radiogroup" aria-label="It counts as">
        {foods.map((food) => (
          <Choice key={food.id}>
            <input
              type="radio"
              name={name}
              checked={food.id === chosen?.id}
              onChange={() => onChoose(food)}
            />
            {food.name}
          </Choice>
        ))}
      </Choices>
    </>
  );
}

function tellFound(asks: boolean, count: number | undefined, failed: boolean): string {
  if (failed) return 'Foods cannot be searched now. Try again in a moment.';
  if (!asks || count === undefined) return 'By the beginning of a word of its name.';
  if (count === 0) return 'No food is called so.';
  return count === 1 ? '1 food found' : `${count} foods found`;
}
