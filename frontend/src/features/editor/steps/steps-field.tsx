import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState } from 'react';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { sans, serif } from '../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import type { WrittenStep } from '../form/instruction-text.ts';
import { SectionHead } from '../form/section-head.tsx';
import { editorStyles } from '../text/editor-styles.ts';
import { useTextField } from '../text/use-text-field.tsx';

const Box = styled('div')({
  ...editorStyles,
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  fontFamily: serif,
  fontSize: '1.1875rem',
  lineHeight: '30px',
  fontVariantNumeric: 'lining-nums',
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour.cobalt}` },
  '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${colour.tomato}` },
  '& .cm-editor .cm-content': {
    ...editorStyles['& .cm-editor .cm-content'],
    padding: '18px 0',
    minHeight: 130,
  },
  '& textarea': { ...editorStyles['& textarea'], padding: '18px 60px 18px 56px' },
  '& .cm-editor .cm-line': { position: 'relative', padding: '0 60px 0 56px' },
  '& .step-first::before': {
    content: 'attr(data-number)',
    position: 'absolute',
    left: 0,
    width: 56,
    textAlign: 'center',
    fontWeight: 560,
    fontSize: '1.375rem',
    color: colour.ink2,
  },
  '& .step-gap': {
    lineHeight: '24px',
    background: `linear-gradient(${colour.line}, ${colour.line}) 0 12px / 100% 1px no-repeat`,
    margin: '0 1px',
  },
  '& .step-blank': { lineHeight: '24px' },
  '& .step-heading': { ...typeStyle('h5'), lineHeight: '30px' },
  '& .step-handle': {
    position: 'absolute',
    right: 8,
    top: -7,
    width: 44,
    height: 44,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: colour.ink3,
    cursor: 'grab',
    touchAction: 'none',
    display: 'grid',
    placeItems: 'center',
    '&:hover': { backgroundColor: colour.cobaltTint, color: colour.cobalt },
  },
  '& .step-handle svg': {
    width: 22,
    height: 22,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.2,
    strokeLinecap: 'round',
  },
  '& .steps-dragging .step-handle': { cursor: 'grabbing' },
  '& .step-aside': {
    display: 'block',
    fontFamily: sans,
    fontSize: '.9375rem',
    lineHeight: '22px',
    color: colour.ink2,
    userSelect: 'none',
  },
  // The editor keeps a place for the caret behind it; it must not make a line of its own.
  '& .step-aside + .cm-widgetBuffer': { display: 'none' },
  [media.belowMd]: {
    '& textarea': { padding: '18px 52px 18px 44px' },
    '& .cm-editor .cm-line': { padding: '0 52px 0 44px' },
    '& .step-first::before': { width: 44 },
    '& .step-handle': { right: 2 },
  },
});

interface StepsFieldProps {
  text: string;
  onChange: (text: string) => void;
  /** The steps as they were stored. */
  stored: readonly WrittenStep[];
  error?: string | undefined;
}

/**
 * The instructions: one text in which a blank line begins a new step. Steps are moved by their
 * handles, or with Alt and the arrow keys.
 */
export function StepsField({ text, onChange, stored, error }: StepsFieldProps) {
  const id = useId();
  const [moved, setMoved] = useState('');
  const { field, view } = useTextField({
    text,
    onChange,
    placeholder: 'Rub the butter into the flour.',
    labels: {
      'aria-labelledby': `${id}-heading`,
      'aria-describedby': `${id}-rule ${id}-keys ${id}-error`,
    },
    capitals: 'sentences',
    invalid: error !== undefined,
    extensions: ({ steps }) => steps({ stored, onMoved: setMoved }),
  });
  return (
    <section aria-labelledby={`${id}-heading`} data-place="steps">
      <SectionHead
        title="Instructions"
        id={`${id}-heading`}
        rule="A blank line begins a new step."
        ruleId={`${id}-rule`}
      />
      <Box dir="auto" {...(error && { 'data-invalid': '' })}>
        {field}
      </Box>
      <FormHelperText id={`${id}-error`} error>
        {error}
      </FormHelperText>
      {view && (
        <p id={`${id}-keys`} style={visuallyHidden}>
          Alt with the up or down arrow moves a step.
        </p>
      )}
      <p role="status" style={visuallyHidden}>
        {moved}
      </p>
    </section>
  );
}
