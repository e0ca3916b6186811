import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, type KeyboardEvent } from 'react';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { useCorrection, type Corrected } from './use-correction.ts';

const Form = styled('form')({ display: 'grid', gap: 12 });
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
});

/** What the server keeps, in characters. */
const longest = { title: 300, ingredient: 2_000, step: 20_000 };
const names = { title: 'title', ingredient: 'line', step: 'step' };

/** Edits one line where it stands. Emptied, it is taken away. */
export function CorrectForm({ onClose, ...corrected }: Corrected & { onClose: () => void }) {
  const { typed, write, close, save, saving, failure, changed } = useCorrection(corrected, onClose);
  const { part, recipe } = corrected;
  const removes = typed.trim() === '';
  const impossible = !changed || (removes && part === 'title');
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!impossible) void save();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    // Text that would be lost stays.
    if (event.key === 'Escape' && !changed) close();
  };
  return (
    <Form onSubmit={submit} onKeyDown={press}>
      <Field
        label={`Correct this ${names[part]}`}
        multiline={part === 'step'}
        minRows={2}
        maxRows={12}
        autoFocus
        value={typed}
        onChange={(event) => write(event.target.value)}
        error={failure}
        inputProps={{ dir: 'auto', lang: recipe.lang, maxLength: longest[part] }}
      />
      <Buttons>
        <Button onClick={close} disabled={saving}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={impossible}>
          {saving ? 'Saving' : removes && part !== 'title' ? `Remove this ${names[part]}` : 'Save'}
        </Button>
      </Buttons>
    </Form>
  );
}
