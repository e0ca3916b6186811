import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './field.tsx';
import { LeafBadge } from './leaf-badge.tsx';
import { SearchField } from './search-field.tsx';
import { Segments } from './segments.tsx';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

test('segments are one choice', () => {
  const chosen = jest.fn();
  render(<Segments label="Units" value="metric" onChange={chosen} options={[{ value: 'metric', label: 'Metric' }, { value: 'imperial', label: 'Imperial' }]} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Metric' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Imperial' }));
  expect(chosen).toHaveBeenCalledWith('imperial');
});

test('a stepper stops at its least', async () => {
  const changed = jest.fn();
  render(<Stepper value={1} onChange={changed} noun="servings" />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer servings' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'More servings' }));
  expect(changed).toHaveBeenCalledWith(2);
});

test('a field names its error and ties it to the input', () => {
  render(<Field label="Link" hint="A recipe page" error="Check the link." />);
  const input = screen.getByLabelText('Link');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Check the link.');
  expect(screen.queryByText('A recipe page')).toBeNull();
});

function Search() {
  const [value, setValue] = useState('lemon');
  return <SearchField value={value} onChange={setValue} placeholder="Search recipes" />;
}

test('Escape clears the search', () => {
  render(<Search />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search recipes' });
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.value).toBe('');
});

test.each([[66, 'Environmental Impact: Good (66/100)'], [null, 'Environmental Impact: no score'], [undefined, 'Loading...']])('a badge of %p says %p', (score, words) => {
  render(<LeafBadge score={score} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(words);
});

test('a badge with a handler is a button', async () => {
  const pressed = jest.fn();
  render(<LeafBadge score={12} onClick={pressed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Environmental Impact: Critical (12/100)' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});
