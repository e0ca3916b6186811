import { chefLimits } from '@convivio/contracts/chef-cards';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { Field } from '../../../shared/ui/controls/field.tsx';

interface AddChefProps {
  adding: boolean;
  /** Answers whether the name has been dealt with. */
  onAdd: (name: string) => Promise<boolean>;
  onClose: () => void;
}

const Row = styled('form')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 10,
  '& > .MuiFormControl-root': { maxWidth: 420 },
  '& > .MuiButton-root': { height: 52 },
  [media.belowSm]: { flexWrap: 'wrap', '& > .MuiFormControl-root': { maxWidth: 'none' } },
});

/** Asks for the name of a chef to add. */
export function AddChef({ adding, onAdd, onClose }: AddChefProps) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Row
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(name).then((done) => done && onClose());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Field
        label="Chef's name"
        value={name}
        inputRef={input}
        inputProps={{ maxLength: chefLimits.name, autoComplete: 'off' }}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="outlined" disabled={adding || name.trim() === ''}>
        {adding ? 'Adding...' : 'Add'}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </Row>
  );
}
