import { afterEach, beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named } from '../../../test-kit/mount-feature.tsx';
import { buildRecipe } from '../../../test-kit/records.ts';
import { ShownLibrary, type ShownLibraryProps } from './shown-library.tsx';

/** The server of the test that runs. */
export let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

export const openLibrary = (props: ShownLibraryProps = {}) =>
  mountFeature(backend, '/', { '/': <ShownLibrary {...props} /> });
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
export const choose = async (user: UserEvent, button: RegExp, choice: string) => {
  await user.click(await named('button', button));
  await user.click(await named('menuitemradio', choice));
};
