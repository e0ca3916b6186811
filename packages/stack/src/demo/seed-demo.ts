import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceCaller } from '@convivio/platform/call-service';
import type { RunningStack } from '../start-stack.ts';
import { demoAccounts } from './demo-accounts.data.ts';
import { demoRecipes } from './demo-recipes.data.ts';
import { askApi } from './ask-api.ts';
import { keepDemoMagic } from './keep-demo-magic.ts';
import { askAs, planDemoDinner } from './plan-demo-dinner.ts';
import { SaveDemoRecipeDocument } from './recipes-service/generated/operations.ts';

/** Makes the demo accounts, their library, a dinner and its lists once: what a cook deletes later does not come back. */
export async function seedDemo(stack: RunningStack, data: string): Promise<void> {
  const done = join(data, 'demo-seeded');
  if (existsSync(done)) return;
  const { accounts } = stack.login;
  for (const { email, password, firstName, lastName, roles } of demoAccounts) {
    if (!accounts.find(email))
      await accounts.create({
        email,
        password,
        firstName,
        lastName,
        roles: [...roles],
        emailVerified: true,
      });
  }
  // Who was never here is not known to administrators.
  for (const { email } of demoAccounts) {
    const token = await accounts.issueToken(email, { ttlSeconds: 60 });
    await askApi(stack.url, token, '/api/auth/user');
  }
  const owner = demoAccounts.find((account) => account.owner);
  const ownerId = owner && accounts.find(owner.email)?.id;
  if (!ownerId) throw new Error('the demo has no owner for its library');
  const token = await accounts.issueToken(owner.email, { ttlSeconds: 60 });
  await keepDemoMagic(stack.url, token);
  const keep = serviceCaller({
    from: 'demo',
    to: 'recipes',
    url: stack.services['recipes']!.url,
    serviceSecret: stack.environment['SERVICE_SECRET'] as string,
  });
  // Each demo recipe has a fixed number in place of a job, so that a start that broke off half-way is completed, not repeated.
  const ids = new Map<string, string>();
  for (const [index, recipe] of demoRecipes.entries()) {
    const { saveImportedRecipe: kept } = await keep(SaveDemoRecipeDocument, {
      input: { ...recipe, jobId: String(index + 1), ownerId },
    });
    ids.set(recipe.title, kept.id);
  }
  await planDemoDinner(
    askAs(stack.services['events']!.url, token),
    (title) => ids.get(title)!,
    new Date(),
  );
  writeFileSync(done, new Date().toISOString());
}
