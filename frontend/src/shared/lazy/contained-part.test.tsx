import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { containedPart, quietPart } from './contained-part.tsx';

const Part = ({ name }: { name: string }) => <p>The part of {name}</p>;
const load = jest.fn<() => Promise<typeof Part>>();
const gone = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockResolvedValue(Part);
});
afterEach(cleanup);

test('a small part that cannot be fetched leaves the page as it is, and Retry brings it', async () => {
  load.mockRejectedValueOnce(gone);
  const Contained = containedPart(load);
  render(
    <main>
      <h1>The page</h1>
      <Contained name="Ida" />
    </main>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  screen.getByRole('heading', { name: 'The page' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('The part of Ida');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where Retry fails too, as in browsers that remember the failure, the page is loaded anew', async () => {
  load.mockRejectedValue(gone);
  const answer = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('', { status: 503 }));
  const Contained = containedPart(load);
  render(<Contained name="Ida" />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(retry);
  await waitFor(() => expect(answer).toHaveBeenCalledWith('/app-config.json', expect.anything()));
  answer.mockRestore();
});

test('a small part that fails leaves the page as it is', async () => {
  load.mockResolvedValueOnce(() => {
    throw new Error('out of order');
  });
  const Contained = containedPart(load);
  render(<Contained name="Ida" />);
  await screen.findByRole('button', { name: 'Retry' });
});

test('a part that can be done without says nothing where it is missing, and comes with the others', async () => {
  load.mockRejectedValueOnce(gone);
  load.mockRejectedValueOnce(gone);
  const Quiet = quietPart(load);
  const Contained = containedPart(load);
  const { container } = render(
    <div>
      <Quiet name="Ida" />
    </div>,
  );
  await Promise.allSettled([load.mock.results[0]?.value]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.textContent).toBe('');
  render(<Contained name="Ada" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByText('The part of Ada');
  await screen.findByText('The part of Ida');
});
