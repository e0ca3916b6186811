import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../ui/failure/error-boundary.tsx';
import { lazyPart, MissingPart } from './lazy-part.tsx';

const Part = ({ name }: { name: string }) => <p>The part of {name}</p>;
const load = jest.fn<() => Promise<typeof Part>>();

beforeEach(() => {
  jest.resetAllMocks();
  load.mockResolvedValue(Part);
});
afterEach(cleanup);

test('is fetched when it is first shown, once, with something in its place meanwhile', async () => {
  const Fetched = lazyPart(load, <p>Loading</p>);
  expect(load).not.toHaveBeenCalled();
  render(<Fetched name="Ida" />);
  screen.getByText('Loading');
  await screen.findByText('The part of Ida');
  expect(screen.queryByText('Loading')).toBeNull();
  render(<Fetched name="Ada" />);
  screen.getByText('The part of Ada');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was fetched ahead shows at once', async () => {
  const Fetched = lazyPart(load);
  Fetched.fetch();
  await load.mock.results[0]?.value;
  render(<Fetched name="Ida" />);
  screen.getByText('The part of Ida');
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it cannot be fetched, a missing part is what fails, and is asked for again by the next that shows it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(cause);
  const Fetched = lazyPart(load);
  const failed = jest.fn<(error: unknown) => void>();
  render(
    <ErrorBoundary onError={failed} fallback={() => <p>Something is missing</p>}>
      <Fetched name="Ida" />
    </ErrorBoundary>,
  );
  await screen.findByText('Something is missing');
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(MissingPart);
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ cause });
  render(<Fetched name="Ada" />);
  await screen.findByText('The part of Ada');
});

test('what could not be fetched ahead troubles nobody', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Fetched = lazyPart(load);
  Fetched.fetch();
  await Promise.allSettled([load.mock.results[0]?.value]);
  render(<Fetched name="Ida" />);
  await screen.findByText('The part of Ida');
});
