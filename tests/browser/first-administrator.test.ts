import { newDataFolder, startProduct } from '../product/start-product.ts';
import { expect, newCook, newVisitor, visitorTest as test } from './fixtures.ts';
import { signUpByHttp } from './sign-up-by-http.ts';

/** All other browser tests have the product of the demo, which has an administrator. */
test('the first cook of a fresh installation is offered to administer it, by the keyboard, and the second is not', async ({
  browser,
}) => {
  const folder = await newDataFolder();
  const product = await startProduct({ data: folder.data, args: ['--empty'] });
  const newcomer = async () => {
    const visitor = await newVisitor(browser, { baseURL: product.url });
    await signUpByHttp(visitor.page.request, product.url, newCook());
    await visitor.page.goto('/');
    return visitor;
  };
  try {
    const { page, context } = await newcomer();
    const offer = page.getByRole('dialog', { name: 'Administer this Convivio?' });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();

    await page.goto('/');
    const accept = offer.getByRole('button', { name: 'Become administrator' });
    await accept.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are the administrator')).toBeVisible();
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByText('Total users')).toBeVisible();
    await context.close();

    const second = await newcomer();
    await expect(second.page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
    await second.page.goto('/admin');
    await expect(second.page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await second.context.close();
  } finally {
    await product.stop();
    await folder.remove();
  }
});
