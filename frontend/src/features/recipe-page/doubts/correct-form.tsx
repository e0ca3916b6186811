import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
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

const emptied = (part: keyof typeof names) =>
  part === 'title'
    ? 'A recipe has a title. Write one, or cancel.'
    : `Nothing is written here. “Remove this ${names[part]}” takes the ${names[part]} away; Cancel keeps it.`;

/** Edits one line where it stands. Emptied, it is taken away by the button that says so, and by no key in the field. */
export function CorrectForm({ onClose, ...corrected }: Corrected & { onClose: () => void }) {
  const { typed, write, close, save, saving, failure, changed } = useCorrection(corrected, onClose);
  const { part, recipe } = corrected;
  const removes = typed.trim() === '';
  const impossible = !changed || (removes && part === 'title');
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!impossible) void save();
  };
  const press = (event: KeyboardEvent) => {
    const sends = part !== 'step' || event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && sends && removes && !(event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      setRefused(!saving);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
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
        error={failure ?? (refused && removes ? emptied(part) : null)}
        // What was sent is what stands here until it is saved.
        readOnly={saving}
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
