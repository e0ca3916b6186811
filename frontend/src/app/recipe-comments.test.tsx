import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { buildRecipe } from './test-kit/records.ts';
import {
  answer,
  asked,
  backend,
  leave,
  named,
  open,
  refuse,
  toast,
} from './test-kit/open-recipe.ts';

describe('comments', () => {
  const saved = (comments: string) =>
    answer('UpdateComments', {
      updateRecipeComments: { __typename: 'Recipe', id: '42', comments, version: 2 },
    });
  const begin = async (recipe: Parameters<typeof buildRecipe>[0] = { comments: 'More zest.' }) => {
    const { user } = await open(recipe);
    await user.click(await named('button', recipe?.comments ? 'Edit comments' : 'Add comments'));
    return {
      user,
      field: (await screen.findByLabelText('Comments', {
        selector: 'textarea',
      })) as HTMLTextAreaElement,
    };
  };

  test('are edited and kept', async () => {
    saved('More zest. Less sugar.');
    const { user, field } = await begin();
    await user.type(field, ' Less sugar.');
    await user.click(await named('button', 'Save'));
    await toast('Comments updated successfully');
    await screen.findByText('More zest. Less sugar.');
    expect(asked('UpdateComments')).toEqual([
      { id: '42', comments: 'More zest. Less sugar.', version: 1 },
    ]);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit comments'),
    );
  });

  test('are begun where there are none', async () => {
    saved('Very good.');
    const { user, field } = await begin({ comments: '' });
    await user.type(field, 'Very good.');
    await user.click(await named('button', 'Save'));
    await screen.findByRole('heading', { name: 'Comments' });
    await screen.findByText('Very good.');
  });

  test('that cannot be kept stay as they were typed, and can be kept again', async () => {
    refuse('UpdateComments', 'The comments are too long.');
    const { user, field } = await begin();
    await user.type(field, ' And basil.');
    await user.click(await named('button', 'Save'));
    await toast('Failed to update comments');
    await screen.findByText('The comments are too long.');
    expect(field.value).toBe('More zest. And basil.');
    saved('More zest. And basil.');
    await user.click(await named('button', 'Save'));
    await toast('Comments updated successfully');
  });

  test('that were typed and not kept are there again after the page was left', async () => {
    const { user, field } = await begin();
    await user.type(field, ' And basil.');
    leave();
    await open({ comments: 'More zest.' });
    expect(
      ((await screen.findByLabelText('Comments', { selector: 'textarea' })) as HTMLTextAreaElement)
        .value,
    ).toBe('More zest. And basil.');
  });

  test('are left by Cancel, and by Escape unless something was typed', async () => {
    const { user, field } = await begin();
    await user.type(field, '!{Escape}');
    expect(screen.getByLabelText('Comments', { selector: 'textarea' })).toBeTruthy();
    await user.click(await named('button', 'Cancel'));
    await screen.findByText('More zest.');
    expect(asked('UpdateComments')).toEqual([]);
    await user.click(await named('button', 'Edit comments'));
    await user.type(await screen.findByLabelText('Comments', { selector: 'textarea' }), '{Escape}');
    await named('button', 'Edit comments');
  });

  describe('that somebody else changed meanwhile', () => {
    /** A server that keeps comments and gives each change a new version. */
    const serve = (theirs: string) => {
      const kept = {
        __typename: 'Recipe',
        id: '42',
        comments: theirs,
        updatedBy: 'Marco',
        version: 5,
      };
      backend.answers.set('query LatestComments', () => Response.json({ data: { recipe: kept } }));
      backend.answers.set('query UpdateComments', ({ body }) => {
        const { comments, version } = (body as { variables: { comments: string; version: number } })
          .variables;
        if (version !== kept.version)
          return Response.json({
            data: null,
            errors: [{ message: 'Changed.', extensions: { code: 'RECIPE_CHANGED', status: 409 } }],
          });
        Object.assign(kept, { comments, version: version + 1 });
        return Response.json({
          data: {
            updateRecipeComments: {
              __typename: 'Recipe',
              id: '42',
              comments,
              version: kept.version,
            },
          },
        });
      });
      return kept;
    };

    test('are shown beside what was written, and both can be kept', async () => {
      const { user, field } = await begin();
      const kept = serve('More zest.\nBake longer.');
      await user.type(field, '{Enter}Less sugar.');
      await user.click(await named('button', 'Save'));
      await screen.findByText('Marco saved comments while you were writing');
      expect(screen.getByText(/Bake longer\./)).toBeTruthy();
      expect(field.value).toBe('More zest.\nLess sugar.');
      expect(kept.comments).toBe('More zest.\nBake longer.');
      await user.click(await named('button', 'Save both'));
      await toast('Comments updated successfully');
      expect(kept.comments).toBe('More zest.\nBake longer.\nLess sugar.');
    });

    test.each([
      ['Save mine', 'More zest.!'],
      ['Keep theirs', 'Theirs.'],
    ])('give way or stay by %s', async (choice, comments) => {
      const { user, field } = await begin();
      const kept = serve('Theirs.');
      await user.type(field, '!');
      await user.click(await named('button', 'Save'));
      await user.click(await named('button', choice));
      await named('button', 'Edit comments');
      await screen.findByText(comments);
      expect(kept.comments).toBe(comments);
    });

    const conflict = async (theirs = 'Theirs.') => {
      const { user, field } = await begin();
      const kept = serve(theirs);
      await user.type(field, '!');
      (await named('button', 'Save')).focus();
      await user.keyboard('{Enter}');
      const heading = await named('heading', 'Marco saved comments while you were writing');
      return { user, field, kept, heading };
    };

    test('take the keyboard to the question, and have one set of answers', async () => {
      const { user, heading } = await conflict();
      expect(document.activeElement).toBe(heading);
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
      await user.tab();
      expect(document.activeElement?.textContent).toBe('Save both');
    });

    test('are not asked for again by Ctrl and Enter: the question is', async () => {
      const { user, field, heading } = await conflict();
      await user.click(field);
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(document.activeElement).toBe(heading);
      expect(asked('UpdateComments')).toHaveLength(1);
    });

    test.each(['Save both', 'Save mine', 'Keep theirs'])(
      'give the keyboard back after %s',
      async (choice) => {
        const { user } = await conflict();
        (await named('button', choice)).focus();
        await user.keyboard('{Enter}');
        await waitFor(() =>
          expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit comments'),
        );
      },
    );

    test('that were changed once more are asked for once more', async () => {
      const { user, kept } = await conflict();
      Object.assign(kept, { comments: 'Theirs again.', version: 6 });
      backend.answers.set('query LatestComments', () =>
        Response.json({ data: { recipe: { ...kept } } }),
      );
      await user.click(await named('button', 'Save mine'));
      await screen.findByText('Theirs again.');
      expect(document.activeElement?.tagName).toBe('H3');
      await user.click(await named('button', 'Save mine'));
      await toast('Comments updated successfully');
      expect(kept.comments).toBe('More zest.!');
    });

    test('leave the keyboard with what was written where a choice cannot be kept', async () => {
      const { user, field } = await conflict();
      refuse('UpdateComments', 'The comments are too long.');
      await user.click(await named('button', 'Save mine'));
      await screen.findByText('The comments are too long.');
      expect(document.activeElement).toBe(field);
      await named('button', 'Save');
    });

    test('are no conflict where only other words of the recipe were changed', async () => {
      const { user, field } = await begin();
      const kept = serve('More zest.');
      await user.type(field, '!');
      await user.click(await named('button', 'Save'));
      await toast('Comments updated successfully');
      expect(kept.comments).toBe('More zest.!');
    });

    test('are found also by who comes back to what was typed before', async () => {
      const { user, field } = await begin();
      await user.type(field, '!');
      leave();
      await open({ comments: 'Theirs.', version: 5 });
      serve('Theirs.');
      await user.click(await named('button', 'Save'));
      await screen.findByText('Marco saved comments while you were writing');
    });
  });

  test('are written on while a save is on its way', async () => {
    const { user, field } = await begin();
    let letGo = () => {};
    backend.answers.set('query UpdateComments', async ({ body }) => {
      await new Promise<void>((resolve) => void (letGo = resolve));
      return Response.json({
        data: {
          updateRecipeComments: {
            __typename: 'Recipe',
            id: '42',
            comments: (body as { variables: { comments: string } }).variables.comments,
            version: 2,
          },
        },
      });
    });
    await user.type(field, '!');
    await user.click(await named('button', 'Save'));
    await waitFor(() => expect(asked('UpdateComments')).toHaveLength(1));
    await user.type(field, ' And basil.');
    letGo();
    await toast('Comments updated successfully');
    expect(
      (screen.getByLabelText('Comments', { selector: 'textarea' }) as HTMLTextAreaElement).value,
    ).toBe('More zest.! And basil.');
  });

  test("are the Chef's Insight where a chef has spoken", async () => {
    await open({
      comments: 'More zest.',
      chefInsight: 'Patience makes the sauce.',
      chefPersona: 'Nonna',
      chefSecrets: ['Toast the rice.'],
      tags: ['Magic Recipe'],
      difficulty: 'Hard',
    });
    const box = screen.getByRole('heading', { name: "Chef's Insight" }).parentElement!;
    expect(within(box).getByText('Patience makes the sauce.')).toBeTruthy();
    expect(within(box).getByText('More zest.')).toBeTruthy();
    expect(
      within(screen.getByRole('heading', { name: "Chef's Secrets" }).parentElement!).getByText(
        'Toast the rice.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Magic Recipe')).toBeTruthy();
    expect(screen.getByText('Hard')).toBeTruthy();
  });
});
