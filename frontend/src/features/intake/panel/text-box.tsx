import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FormEvent, Ref } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { BoxHeading } from './box-heading.tsx';
import { useDraft } from './use-draft.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  [media.belowSm]: { justifyItems: 'stretch' },
});

/** Paste text: for what lies in a mail, a chat or a page that does not let itself be read. */
export function TextBox({
  busy,
  onText,
  fieldRef,
}: {
  busy: boolean;
  onText: (text: string) => void;
  fieldRef?: Ref<HTMLTextAreaElement>;
}) {
  const [typed, setTyped] = useDraft('text');
  const text = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text !== '' && !busy) onText(text);
  };
  return (
    <section aria-labelledby="text-heading">
      <BoxHeading id="text-heading">Paste text</BoxHeading>
      <Form onSubmit={submit}>
        <Field
          label="Recipe text"
          hideLabel
          multiline
          minRows={5}
          maxRows={16}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint="Title, ingredients and steps, copied from a mail, a chat or a page."
          inputRef={fieldRef}
        />
        <Button type="submit" variant="outlined" disabled={text === '' || busy}>
          Read Text
        </Button>
      </Form>
    </section>
  );
}
