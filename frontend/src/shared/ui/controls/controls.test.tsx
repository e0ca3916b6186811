import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { Segments } from './segments.tsx';

afterEach(cleanup);

test('segments are one choice', () => {
  const chosen = jest.fn();
  render(
    <Segments
      label="Units"
      value="metric"
      onChange={chosen}
      options={[
        { value: 'metric', label: 'Metric' },
        { value: 'imperial', label: 'Imperial' },
      ]}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Metric' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(chosen).toHaveBeenCalledWith('imperial');
});

test('a field names its error and ties it to the input', () => {
  render(<Field label="Link" hint="A recipe page" error="Check the link." />);
  const input = screen.getByLabelText('Link');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Check the link.',
  );
  expect(screen.queryByText('A recipe page')).toBeNull();
});
