import type { Locator, Page } from '@playwright/test';
import {
  changeLine,
  expectEditorClosed,
  ingredientsOf,
  openEditor,
  save,
  saveButton,
  writeRecipe,
} from './edit-writing.ts';
import { chooseOption } from './library-cook.ts';
import { expect, freshCook, newTitle, productUrl, visitorTest as test } from './fixtures.ts';
import { seriousProblems } from './serious-problems.ts';
import { tokenByHttp } from './sign-up-by-http.ts';
import { heldToast } from './toasts.ts';

/** Opens a recipe of which a line was read uncertainly, and its correction. */
async function openDoubted(page: Page): Promise<void> {
  const authorization = `Bearer ${await tokenByHttp(page.request, productUrl())}`;
  const text =
    'Salt soup\n\nIngredients\n- 900 g salt\n- 1 l water\n- 2 carrots\n\nMethod\n1. Boil the carrots in salt water.';
  const kept = await page.request.post('/api/recipes/text', {
    headers: { authorization },
    data: { text },
  });
  const { id } = (await kept.json()) as { id: number };
  await page.goto(`/recipes/${id}`);
  await page.getByRole('button', { name: 'Show the first' }).click();
  await page.getByRole('button', { name: 'Correct it' }).click();
}

test('no state of a recipe, its form and its templates has a serious accessibility problem in either scheme', async ({
  page,
  context,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await freshCook(page);
  const check = async (state: string, sign: Locator) => {
    await expect(sign.first()).toBeVisible();
    expect(await seriousProblems(page), state).toEqual([]);
  };
  const menu = async () =>
    page.getByRole('button', { name: 'Actions' }).filter({ visible: true }).click();
  await openDoubted(page);
  await check('a doubted line', page.getByRole('textbox', { name: 'Correct this line' }));
  await page.goto('/recipes/new');
  await check('new recipe', ingredientsOf(page));
  await saveButton(page).click();
  await check('mistakes in the form', page.getByText('Give the recipe a title.'));
  await page.goto('/recipes/new?choose=template');
  await check('no templates', page.getByRole('heading', { name: 'No templates yet' }));

  const title = newTitle('Lemon tart');
  const url = await writeRecipe(page, {
    title,
    ingredients: 'Pastry:\n2 cups plain flour\n125 g cold butter, diced',
    instructions: 'Heat the oven to 350°F.\n\nBake.',
  });
  await page
    .getByRole('region', { name: 'Ingredients' })
    .getByRole('checkbox', { name: /butter/ })
    .check({ force: true });
  await page.getByRole('checkbox', { name: /Heat the oven/ }).check({ force: true });
  await page
    .getByRole('region', { name: 'Scale Recipe' })
    .getByRole('button', { name: 'More servings' })
    .click();
  await check('scaled and begun', page.getByText('For 5, scaled as if for 4'));
  await menu();
  await check('actions', page.getByRole('menuitem', { name: 'Archive' }));
  await page.getByRole('menuitem', { name: 'Keep as Template' }).click();
  await check('a toast', await heldToast(page, 'Kept as a template'));
  await page.getByRole('button', { name: 'Unit settings' }).click();
  await check('unit settings', page.getByRole('switch', { name: /Keep spoons/ }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add comments' }).click();
  await check('comments', page.getByRole('textbox', { name: 'Comments' }));

  await openEditor(page, url);
  const other = await context.newPage();
  await openEditor(other, url);
  await changeLine(other, 'butter', '140 g cold butter, diced');
  await save(other);
  await other.close();
  await changeLine(page, 'butter', '125 g cold butter, grated');
  await page.keyboard.press('Escape');
  await check('a question before changes are given up', page.getByRole('alertdialog'));
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await saveButton(page).click();
  await check('two versions', page.getByRole('button', { name: 'Save both' }));
  await page.getByRole('radio', { name: /grated/ }).check({ force: true });
  await page.getByRole('button', { name: 'Save both' }).click();
  await expect(page.getByText('Recipe saved successfully!')).toBeVisible();
  await expectEditorClosed(page);

  await page.goto('/recipes/new?choose=template');
  await check('templates', page.getByRole('link', { name: title }));
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await check('a question before a template goes', page.getByRole('alertdialog'));
  await page.goto(url);
  await menu();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(url);
  await check('an archived recipe', page.getByText('This recipe is archived.'));
  await page.goto('/recipes/soup');
  await check(
    'no recipe at such an address',
    page.getByRole('heading', { name: 'Invalid recipe URL' }),
  );
  await page.goto('/');
  await chooseOption(page, 'Export Library');
  await check('export', page.getByRole('radio', { name: /Portable zip/ }));
  await page.goto('/');
  await chooseOption(page, 'Import Recipes');
  await check('import', page.getByRole('button', { name: 'Choose file' }));
  await context.clearCookies();
  await page.goto(url);
  await check(
    'a visitor at a recipe that is not public',
    page.getByRole('link', { name: 'Sign In' }),
  );
});
