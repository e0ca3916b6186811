import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TagsField } from './tags-field.tsx';

function Tags() {
  const [tags, setTags] = useState<readonly string[]>(['lemon']);
  const [typed, setTyped] = useState('');
  return (
    <>
      <h3 id="tags">Tags</h3>
      <TagsField
        value={tags}
        onChange={setTags}
        typed={typed}
        onTyped={setTyped}
        labelledBy="tags"
      />
    </>
  );
}

const chips = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test.each([
  '{Control>}s{/Control}',
  '{Meta>}s{/Meta}',
  '{Control>}e{/Control}',
  '{Escape}',
  '{Enter}',
  ',',
])('what was typed is a tag before %p does its work', async (keys) => {
  const user = userEvent.setup();
  render(<Tags />);
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), `Easter${keys}`);
  expect(chips()).toEqual(['lemon', 'Easter']);
});

test('keys of the browser leave what was typed alone', async () => {
  const user = userEvent.setup();
  render(<Tags />);
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'Easter{Control>}a{/Control}');
  expect(chips()).toEqual(['lemon']);
});
