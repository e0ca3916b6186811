import { afterEach, beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeBackend } from './fake-backend.ts';
import { buildRecipe } from './records.ts';
import { leaveApp, type openApp } from './open-app.tsx';

/** The server of the test that runs. */
export let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leaveApp(backend));

export const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
export const mains = (...titles: string[]) =>
  titles.map((title, at) =>
    buildRecipe({
      id: `${at + 1}`,
      title,
      course: 'main',
      diet: at % 2 ? 'omnivore' : 'vegetarian',
    }),
  );
export const shownTitles = (region: RegExp) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
export const choose = async (
  user: Awaited<ReturnType<typeof openApp>>['user'],
  button: RegExp,
  choice: string,
) => {
  await user.click(await named('button', button));
  await user.click(await named('menuitemradio', choice));
};
/** The variables of each call of one operation. */
export const asked = (operation: string) =>
  backend.calls.flatMap(({ body }) => {
    const call = body as { operationName?: string; variables: Record<string, unknown> } | undefined;
    return call?.operationName === operation ? [call.variables] : [];
  });
