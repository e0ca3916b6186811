import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ServingsStepper } from './servings-stepper.tsx';

test.each(['0', '-3', 'abc', '1.5', '1e1', '99999999'])(
  'a typed %p is no number of servings',
  (typed) => {
    const onChange = jest.fn();
    render(<ServingsStepper value={8} onChange={onChange} />);
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Servings' });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.value).toBe('8');
    expect(onChange).not.toHaveBeenCalled();
  },
);
