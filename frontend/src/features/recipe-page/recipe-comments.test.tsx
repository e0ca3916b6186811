import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import { buildRecipe } from '../../test-kit/records.ts';
import { Comments } from './comments/comments.tsx';
import { shownRecipe } from './shown-recipe.ts';
import { answer, asked, backend, leave, refuse } from './test-kit/open-recipe.ts';

const open = (recipe: Parameters<typeof buildRecipe>[0]) =>
  mountFeature(backend, '/', {
    '/': <Comments recipe={shownRecipe(buildRecipe({ id: '42', ...recipe }), 'owner')} />,
  });

describe('comments', () => {
  const saved = (comments: string) =>
    answer('UpdateComments', {
      updateRecipeComments: { __typename: 'Recipe', id: '42', comments, version: 2 },
    });
  const begin = async () => {
    const { user } = await open({ comments: 'More zest.' });
    await user.click(await named('button', 'Edit comments'));
    return {
      user,
      field: (await screen.findByLabelText('Comments', {
        selector: 'textarea',
      })) as HTMLTextAreaElement,
    };
  };

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

    test.each([
      ['Save mine', 'More zest.!'],
      ['Keep theirs', 'Theirs.'],
    ])('give way or stay by %s, which gives the keyboard back', async (choice, comments) => {
      const { user, field } = await begin();
      const kept = serve('Theirs.');
      await user.type(field, '!');
      await user.click(await named('button', 'Save'));
      (await named('button', choice)).focus();
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit comments'),
      );
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

    test('are not asked for again by Ctrl and Enter: the question is', async () => {
      const { user, field, heading } = await conflict();
      await user.click(field);
      await user.keyboard('{Control>}{Enter}{/Control}');
      expect(document.activeElement).toBe(heading);
      expect(asked('UpdateComments')).toHaveLength(1);
    });

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
});
