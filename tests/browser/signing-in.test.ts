import {
  anna,
  expect,
  fillSignIn,
  freshCook,
  newCook,
  signIn,
  signUp,
  visitorTest as test,
} from './fixtures.ts';

test('a visitor signs up and has an empty library', async ({ page }) => {
  await signUp(page, newCook());
  for (const way of ['Upload Recipe', 'Take Photo', 'Import from URL'])
    await expect(page.getByRole('button', { name: way })).toBeVisible();
});

test('a sign-up that does not hold says what to mend and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up to Get Started' }).first().click();
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Sommer');
  await page.getByLabel('E-mail').fill('ida');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(
    page.getByText('This is not an e-mail address. One looks like name@example.org.'),
  ).toBeVisible();
  await expect(
    page.getByText('5 characters so far. At least 8; a short sentence is easiest.'),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ida');
});

test('an e-mail can be signed up only once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up to Get Started' }).first().click();
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Bianchi');
  await page.getByLabel('E-mail').fill(anna.email);
  await page.getByLabel('Password').fill('not the password of Anna');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('This e-mail already has an account.')).toBeVisible();
});

test('a wrong password gets a sentence, the right one the library', async ({ page }) => {
  await signIn(page, { email: anna.email, password: 'not the password of Anna' });
  await expect(page.getByRole('alert')).toHaveText(
    /This e-mail and password do not match\.\s+Check both and try again\./,
  );
  await fillSignIn(page, anna);
  await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible();
  await expect(page.getByText('14 recipes')).toBeVisible();
});

test('a signed-in cook stays signed in over a reload and in a new tab', async ({
  page,
  context,
}) => {
  await signIn(page, anna);
  await expect(page.getByText('14 recipes')).toBeVisible();
  await page.reload();
  await expect(page.getByText('14 recipes')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.getByText('14 recipes')).toBeVisible();
});

test('signing out leads to the landing page, and a reload does not sign in again', async ({
  page,
}) => {
  await freshCook(page);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Bring it all to the table' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bring it all to the table' })).toBeVisible();
});

test('a visitor of a recipe page signs in and comes back to it', async ({ page }) => {
  await page.goto('/recipes/1');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, anna);
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await expect(page).toHaveURL('/recipes/1');
});

test('every address that a visitor cannot open shows the landing page, and the admin area asks for a sign-in', async ({
  page,
}) => {
  for (const path of ['/', '/landing', '/events', '/shopping-lists', '/symbols', '/nothing/here']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Bring it all to the table' })).toBeVisible();
  }
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
});
