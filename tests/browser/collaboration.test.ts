import type { Page } from '@playwright/test';
import {
  expect,
  fillSignIn,
  newCook,
  newTitle,
  newVisitor,
  productUrl,
  test,
  unseenCook,
  type Cook,
} from './fixtures.ts';
import { seriousProblems } from './serious-problems.ts';
import { signUpByHttp } from './sign-up-by-http.ts';

async function openOption(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Actions' })
    .getByRole('button', { name: 'Options' })
    .click();
  await page
    .getByRole('dialog', { name: 'Options' })
    .getByRole('button', { name, exact: true })
    .click();
}

/** Calls `/api` as a cook. */
const callerOf = (page: Page, token: string) => async (path: string, data?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const address = `${productUrl()}/api${path}`;
  const answer = await (data
    ? page.request.post(address, { headers, data })
    : page.request.get(address, { headers }));
  return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> };
};

/** Makes an invitation in the dialog of the library, and answers its link. */
async function invite(page: Page): Promise<string> {
  await page.goto('/');
  await openOption(page, 'Invite Collaborators');
  const dialog = page.getByRole('dialog', { name: 'Invite Collaborators' });
  await dialog.getByRole('button', { name: 'Create Invitation' }).click();
  await expect(page.getByText('Invitation created!')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  expect(await seriousProblems(page)).toEqual([]);
  const link = await dialog.getByLabel('Invitation link').inputValue();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  return link;
}

/** Somebody with an account who is not signed in here. */
async function withAccount(page: Page, firstName: string): Promise<Cook> {
  const cook = newCook(firstName);
  await signUpByHttp(page.request, productUrl(), cook);
  await page.context().clearCookies();
  return cook;
}

test('Anna invites, Bruno accepts and sees; Anna ends it, and Bruno sees no more', async ({
  page,
  browser,
}) => {
  const anna = callerOf(page, await unseenCook(page));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  const [first, second] = [newTitle('Ragù'), newTitle('Ribollita')];
  const { body: ragu } = await anna('/recipes', { title: first });
  const { body: owner } = await anna('/auth/user');
  const link = await invite(page);

  const visit = await newVisitor(browser);
  const bruno = visit.page;
  const account = await withAccount(bruno, 'Bruno');
  await bruno.goto(link);
  await expect(
    bruno.getByRole('heading', { name: 'Ida Sommer invites you into their kitchen' }),
  ).toBeVisible();
  expect(await seriousProblems(bruno)).toEqual([]);
  // What is private is nobody's business yet.
  await bruno.goto(`/collaborate/${owner['id']}`);
  await expect(bruno.getByRole('heading', { name: 'No recipes shared yet' })).toBeVisible();

  await bruno.goto(link);
  await bruno.getByRole('link', { name: 'Sign In to Accept Invitation' }).click();
  await fillSignIn(bruno, account);
  await bruno.getByRole('button', { name: 'Accept Invitation' }).click();
  await expect(
    bruno.getByText('Success! You now have access to collaborate on recipes!'),
  ).toBeVisible();
  await expect(bruno).toHaveURL(`${productUrl()}/`);

  await openOption(bruno, 'Collaborators');
  const people = bruno.getByRole('dialog', { name: 'Collaborators' });
  await expect(people).toContainText('Ida Sommer');
  expect(await seriousProblems(bruno)).toEqual([]);
  await people.getByRole('link', { name: 'Open collection' }).click();
  await expect(
    bruno.getByRole('heading', { name: "Welcome to Ida Sommer's Recipe Collection" }),
  ).toBeVisible();
  await expect(bruno.getByRole('link', { name: first })).toBeVisible();
  expect(await seriousProblems(bruno)).toEqual([]);
  // What Anna adds shows for Bruno without a reload.
  await anna('/recipes', { title: second });
  await expect(bruno.getByRole('link', { name: second })).toBeVisible();

  const reading = await visit.context.newPage();
  await reading.goto(`/recipes/${ragu['id']}`);
  await expect(reading.getByText("Ida Sommer's recipe")).toBeVisible();

  await openOption(page, 'Collaborators');
  const dialog = page.getByRole('dialog', { name: 'Collaborators' });
  await dialog.getByRole('button', { name: 'End: Bruno Sommer' }).click();
  await page.getByRole('button', { name: 'End collaboration' }).click();
  await expect(page.getByText('Collaboration ended')).toBeVisible();
  await expect(bruno.getByRole('heading', { name: 'No recipes shared yet' })).toBeVisible();
  await expect(reading.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  // Nor does the link lead in again, for anybody.
  await bruno.goto(link);
  await expect(bruno.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await visit.context.close();
});

test('an invitation goes from a recipe by WhatsApp, in the name of its cook and with the title', async ({
  page,
}) => {
  const cook = callerOf(page, await unseenCook(page));
  const title = newTitle('Lemon & ricotta tart');
  const { body } = await cook('/recipes', { title });
  await page.goto(`/recipes/${body['id']}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Invite Collaborators' }).click();
  const opened = page.context().waitForEvent('page');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page
    .getByRole('dialog', { name: 'Invite Collaborators' })
    .getByRole('button', { name: 'WhatsApp' })
    .click();
  await expect(page.getByText('Invitation ready!')).toBeVisible();
  // On a phone too nothing lies above what comes next.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Copy' }).click({ trial: true });
  const chat = await opened;
  const text = new URL(chat.url()).searchParams.get('text');
  expect(text).toContain('Ida Sommer');
  expect(text).toContain(`"${title}"`);
  expect(text).toMatch(/\/invite\/[\w-]{43}$/);
});
