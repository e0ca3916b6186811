import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';
import { ServingsField } from '../fields/servings-field.tsx';
import { TimeField } from '../fields/time-field.tsx';
import type { FieldErrors } from '../saving/save-failure.ts';
import type { Editing } from '../use-editing.ts';

const Words = styled('div')({ display: 'grid', gap: 12 });
const Facts = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.2fr',
  gap: 16,
  alignItems: 'start',
  [media.belowMd]: { gridTemplateColumns: '1fr 1fr', '& > :last-child': { gridColumn: '1 / -1' } },
});
const titleSlot = {
  input: {
    style: {
      fontFamily: serif,
      fontWeight: 560,
      letterSpacing: '-.018em',
      fontVariantNumeric: 'lining-nums',
    },
  },
};
const Title = styled('div')({
  '& .MuiOutlinedInput-root': { minHeight: 68, fontSize: '2.25rem' },
  '& textarea': { lineHeight: '44px' },
  [media.belowMd]: {
    '& .MuiOutlinedInput-root': { minHeight: 64, fontSize: '1.75rem' },
    '& textarea': { lineHeight: '36px' },
  },
});
const Description = styled('div')({
  '& .MuiOutlinedInput-root': {
    minHeight: 82,
    fontFamily: serif,
    fontSize: '1.1875rem',
    alignItems: 'flex-start',
  },
  '& textarea': { lineHeight: '28px' },
});
/** Title, description, times and servings. */
export function WordsFields({ editing, errors }: { editing: Editing; errors: FieldErrors }) {
  const { form, set } = editing;
  const id = useId();
  return (
    <Words>
      <Title>
        <Field
          label="Title"
          id={`${id}-title`}
          multiline
          value={form.title}
          onChange={({ target }) => set('title', target.value.replace(/[\r\n]+/g, ' '))}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          error={errors.title}
          required
          slotProps={titleSlot}
          inputProps={{ dir: 'auto', ...titleSlot.input }}
        />
      </Title>
      <Description>
        <Field
          label="Description"
          multiline
          minRows={2}
          value={form.description}
          onChange={({ target }) => set('description', target.value)}
          error={errors.description}
          inputProps={{ dir: 'auto' }}
        />
      </Description>
      <Facts>
        <div data-place="times">
          <TimeField
            label="Prep time"
            value={form.prepTime}
            onChange={(typed) => set('prepTime', typed)}
            error={errors.prepTime}
          />
        </div>
        <TimeField
          label="Cook time"
          value={form.cookTime}
          onChange={(typed) => set('cookTime', typed)}
          error={errors.cookTime}
        />
        <ServingsField
          value={form.servings}
          onChange={(servings) => set('servings', servings)}
          typed={editing.typedServings}
          onTyped={editing.typeServings}
          error={errors.servings}
        />
      </Facts>
    </Words>
  );
}
