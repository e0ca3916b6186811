import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { withFractions } from './with-fractions.tsx';

afterEach(cleanup);

test.each([
  ['⅓ cup milk', '1/3 cup milk', ['1/3']],
  ['1⅚ cups, or 2 ⅛', '1\u00a05/6 cups, or 2 1/8', ['5/6', '1/8']],
  ['1½ cups', '1½ cups', []],
  ['flour', 'flour', []],
])('the fractions of “%s” are drawn by the face', (text, shown, drawn) => {
  const { container } = render(<p>{withFractions(text)}</p>);
  expect(container.textContent).toBe(shown);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(
    drawn,
  );
});
