import { braisedEndive, carrotSalad, letter } from '../product/recipe-texts.ts';
import { chooseFiles, dropFiles, holdSending, openPanel, textFile } from './adding.ts';
import { expect, newTitle, test } from './fixtures.ts';

test('several files are read one by one, told of in a toast, and the panel closes', async ({
  page,
}) => {
  const [first, second] = [newTitle('Braised endive'), newTitle('Carrot salad')];
  await openPanel(page);
  await chooseFiles(
    page,
    textFile('endive.txt', braisedEndive(first)),
    textFile('carrots.txt', carrotSalad(second)),
    textFile('other.txt', letter),
  );
  const files = page.getByRole('list', { name: 'Selected files' });
  await expect(files.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove other.txt' }).click();
  await expect(files.getByRole('listitem')).toHaveCount(2);

  const letGo = await holdSending(page);
  await page.getByRole('button', { name: 'Process 2 Files' }).click();
  await expect(page.getByRole('heading', { name: 'Reading recipe 1 of 2' })).toBeVisible();
  letGo();
  await expect(
    page.getByRole('status').filter({ hasText: 'Batch upload completed' }),
  ).toContainText('2 processed successfully.');
  await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: first })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toBeVisible();
});

test('a file of a batch that fails says why and may be retried three times', async ({ page }) => {
  const title = newTitle('Carrot salad');
  await openPanel(page);
  await dropFiles(
    page,
    textFile('letter.txt', letter),
    textFile('carrots.txt', carrotSalad(title)),
  );
  await page.getByRole('button', { name: 'Process 2 Files' }).click();
  const failed = page.getByRole('listitem').filter({ hasText: 'letter.txt' });
  await expect(
    page.getByRole('status').filter({ hasText: 'Batch upload completed' }),
  ).toContainText('1 processed successfully, 1 still failed.');
  await expect(page.getByRole('listitem').filter({ hasText: 'carrots.txt' })).toContainText('100%');
  await expect(failed).toContainText('Failed. No recipe was found in this file.');
  for (let retry = 1; retry <= 3; retry++) {
    const restarted = page.waitForResponse(/\/api\/intake\/\d+\/retry$/);
    await failed.getByRole('button', { name: 'Retry' }).click();
    expect((await restarted).status()).toBe(202);
    await expect(failed).toContainText('Failed.');
  }
  await expect(failed.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});
