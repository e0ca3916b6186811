import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { Picture } from './picture.tsx';

afterEach(cleanup);

test('a photo that cannot be loaded gives way to the recipe’s art, and a new photo gets its chance', async () => {
  const { container, rerender } = render(
    <Picture title="Lemon tart" category="dessert" src="/files/broken.jpg" />,
  );
  expect(container.querySelector('svg')).toBeNull();
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  await waitFor(() => expect(container.querySelector('svg[aria-hidden] path')).not.toBeNull());
  rerender(<Picture title="Lemon tart" category="dessert" src="/files/mended.jpg" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/mended.jpg');
});
