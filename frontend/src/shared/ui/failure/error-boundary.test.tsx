import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary.tsx';

let broken = true;

function Page() {
  if (broken) throw new Error('broken');
  return <p>Recipes</p>;
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('shows the fallback screen with its three ways on', () => {
  const heard = jest.fn();
  render(
    <ErrorBoundary onError={heard}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  screen.getByText(
    'We encountered an unexpected error. Please try refreshing the page or return to the home page.',
  );
  screen.getByRole('button', { name: 'Refresh Page' });
  screen.getByText('What you typed is kept on this device.');
  screen.getByRole('link', { name: 'Convivio' });
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('whoever goes elsewhere leaves the failure behind', () => {
  const at = (place: string) => (
    <ErrorBoundary place={place}>
      <Page />
    </ErrorBoundary>
  );
  const { rerender } = render(at('/recipes/5'));
  broken = false;
  rerender(at('/recipes/5'));
  screen.getByRole('heading', { name: 'Something went wrong' });
  rerender(at('/'));
  screen.getByText('Recipes');
});

test('Try Again clears the error', () => {
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  screen.getByText('Recipes');
});

test('a page that cannot be drawn where one has just gone to is not drawn twice', () => {
  const heard = jest.fn();
  const at = (place: string) => (
    <ErrorBoundary place={place} onError={heard}>
      <Page key={place} />
    </ErrorBoundary>
  );
  broken = false;
  const { rerender } = render(at('/'));
  broken = true;
  rerender(at('/recipes/5'));
  screen.getByRole('heading', { name: 'Something went wrong' });
  expect(heard).toHaveBeenCalledTimes(1);
});
