import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import type { FormEvent, Ref } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { GlobeIcon } from '../../../shared/ui/icons/icons.ts';
import { BoxHeading } from './box-heading.tsx';
import { useDraft } from './use-draft.ts';

const Form = styled('form')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  '& > .MuiButton-root': { height: 52, padding: '0 22px' },
  [media.belowSm]: { flexDirection: 'column', '& > .MuiButton-root': { width: '100%' } },
});

/** Import from URL: Enter or the button sends; neither does while the field is empty or something is being read. */
export function UrlBox({
  busy,
  onUrl,
  fieldRef,
}: {
  busy: boolean;
  onUrl: (url: string) => void;
  fieldRef?: Ref<HTMLInputElement>;
}) {
  const [typed, setTyped] = useDraft('url');
  const url = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url !== '' && !busy) onUrl(url);
  };
  return (
    <section aria-labelledby="url-heading">
      <BoxHeading id="url-heading">Import from URL</BoxHeading>
      <Form onSubmit={submit} noValidate>
        <Field
          label="Recipe URL"
          hideLabel
          type="url"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="https://"
          hint="A recipe page, or an Instagram or TikTok link."
          start={
            <InputAdornment position="start">
              <GlobeIcon />
            </InputAdornment>
          }
          inputRef={fieldRef}
          inputProps={{
            inputMode: 'url',
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
        />
        <Button type="submit" variant="outlined" disabled={url === '' || busy}>
          Import
        </Button>
      </Form>
    </section>
  );
}
