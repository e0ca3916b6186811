import { recipeText, type Cook } from '../../../src/test-kit.ts';
import { NOTE, type Things } from './things.ts';

/** What a call tells of itself: made of the owner's things, or of an upload of whoever asks. */
export type Told = (things: Things, who: Cook | null, owner: Cook) => unknown;

const uploadOf =
  (purpose: string, text: string) =>
  async (
    _things: Things,
    who: Cook | null,
  ): Promise<{ fileKey: string; fileName: string; size: number }> => {
    if (!who) return { fileKey: 'passing/nobody/file', fileName: 'a.txt', size: 4 };
    const form = new FormData();
    form.append('file', new Blob([text]), 'a.txt');
    const answer = await who.request(`/files?for=${purpose}`, { method: 'POST', body: form });
    const { fileKey, fileName, size } = (await answer.json()) as never;
    return { fileKey, fileName, size };
  };
const fileOf = uploadOf('recipe', recipeText('Pancakes'));
const libraryOf = uploadOf('library', '[]');

async function beenHere(cook: Cook): Promise<string> {
  await cook.get('/api/auth/user');
  return cook.id;
}

/**
 * Values of arguments of the graph, of parameters in paths and of fields in bodies, by their names; for one field or route alone with its name in
 * front. A new call whose names stand here already needs nothing more.
 */
export const TOLD: Record<string, Told> = {
  collection: (_things, _who, owner) => owner.id,
  // Recipes.
  id: (things) => things.recipe(),
  recipeId: (things) => things.recipe(),
  doubtId: () => '1',
  'deleteRecipe.id': (things) => things.archived(),
  'DELETE /recipes/{id}.id': (things) => things.archived(),
  comments: () => 'Less salt.',
  // What stands among the notes already is no failure.
  line: () => NOTE,
  'addLeftOutToNotes.id': (things) => things.imported,
  'POST /recipes/{id}/left-out/notes.id': (things) => things.imported,
  'GET /recipes/{id}/original-file.id': (things) => things.imported,
  servings: () => 2,
  lines: () => ['1 egg'],
  'createRecipe.input': () => ({ title: 'Soup' }),
  'updateRecipe.input': () => ({ title: 'Soup' }),
  title: () => 'Soup',
  // A template is the cook's own, with its title.
  'keepRecipeTemplate.title': () => 'Soup',
  'POST /recipe-templates.title': () => 'Soup',
  ids: async (things) => [await things.recipe()],
  visibility: () => 'private',
  'PUT /recipes/visibility.ids': async (things) => [await things.recipe()],
  // Library files.
  format: () => 'jsonld',
  'exportLibrary.ids': async (things) => [await things.recipe()],
  fileKey: async (things, who) => (await libraryOf(things, who)).fileKey,
  fileName: () => 'a.json',
  exportId: (things) => things.libraryExport,
  importId: (things) => things.libraryImport,
  'libraryExport.id': (things) => things.libraryExport,
  'libraryImport.id': (things) => things.libraryImport,
  'cancelLibraryImport.id': (things) => things.libraryImport,
  // Templates.
  templateId: (things) => things.template(),
  'recipeTemplate.id': (things) => things.template(),
  'deleteRecipeTemplate.id': (things) => things.template(),
  // Events.
  eventId: (things) => things.event(),
  'event.id': (things) => things.event(),
  'updateEvent.id': (things) => things.event(),
  'deleteEvent.id': (things) => things.event(),
  'GET /events/{id}.id': (things) => things.event(),
  'PATCH /events/{id}.id': (things) => things.event(),
  'DELETE /events/{id}.id': (things) => things.event(),
  'POST /events/{id}/recipes.id': (things) => things.event(),
  'DELETE /events/{id}/former-dishes.id': (things) => things.event(),
  'POST /events/{id}/shopping-list.id': (things) => things.event(),
  'GET /events/{id}/calendar.ics.id': (things) => things.event(),
  // The recipe is on the menu, another is not.
  'addEventRecipe.recipeId': (things) => things.archived(),
  'POST /events/{id}/recipes.recipeId': (things) => things.archived(),
  'createEvent.input': () => ({ name: 'Supper' }),
  'updateEvent.input': () => ({ name: 'Supper' }),
  'POST /events.name': () => 'Supper',
  courseType: () => 'main',
  orderIndex: () => 0,
  'calendar.token': () => 'of nobody',
  // Shopping lists.
  listId: async (things) => (await things.list()).id,
  'shoppingList.id': async (things) => (await things.list()).id,
  'deleteShoppingList.id': async (things) => (await things.list()).id,
  'GET /shopping-lists/{id}.id': async (things) => (await things.list()).id,
  'PATCH /shopping-lists/{id}.id': async (things) => (await things.list()).id,
  'DELETE /shopping-lists/{id}.id': async (things) => (await things.list()).id,
  'POST /shopping-lists/{id}/items.id': async (things) => (await things.list()).id,
  'PATCH /shopping-lists/{id}/items/{itemId}.id': async (things) => (await things.list()).id,
  'DELETE /shopping-lists/{id}/items/{itemId}.id': async (things) => (await things.list()).id,
  itemId: async (things) => (await things.list()).item,
  itemIds: async (things) => [(await things.list()).item],
  ticks: async (things) => [{ itemId: (await things.list()).item, checked: true }],
  'createShoppingList.input': async (things) => ({ eventId: await things.event() }),
  'POST /shopping-lists.eventId': (things) => things.event(),
  'POST /shopping-lists/from-recipes.recipeIds': async (things) => [await things.recipe()],
  'addShoppingItem.input': () => ({ name: 'Figs' }),
  'updateShoppingItem.input': () => ({ name: 'Figs' }),
  'POST /shopping-lists/{id}/items.name': () => 'Figs',
  // Imports and the magic chef.
  jobId: (things) => things.job,
  'intakeJob.id': (things) => things.job,
  'retryIntake.id': (things) => things.job,
  text: () => recipeText('Pancakes'),
  url: () => 'https://www.instagram.com/p/C0ffeeCake1/',
  'importFile.input': async (things, who, owner) => ({
    ...(await fileOf(things, who)),
    collection: owner.id,
  }),
  'magicRequest.id': (things) => things.magic,
  'GET /magic/{id}.id': (things) => things.magic,
  chef: () => 'Julia Child',
  course: () => 'main',
  diet: () => 'omnivore',
  'requestMagicRecipe.input': () => ({
    chef: { name: 'Julia Child' },
    course: 'main',
    diet: 'omnivore',
  }),
  'validateChef.name': () => 'Julia Child',
  chefName: () => 'Julia Child',
  'keepChefSelection.input': () => ({ own: [], hidden: [] }),
  own: () => [],
  hidden: () => [],
  // Foods.
  search: () => 'egg',
  ingredient: () => 'moondust',
  'correctFood.input': () => ({ ingredient: 'moondust', nothing: true }),
  nothing: () => true,
  'verifyDiscoveredIngredient.id': () => '7',
  // Invitations and collaborations. Of people it is asked who has been here.
  'person.id': (_things, _who, owner) => beenHere(owner),
  userId: (_things, _who, owner) => beenHere(owner),
  'collection.ownerId': (_things, _who, owner) => owner.id,
  code: () => 'of nobody',
  'noteInvitationSent.id': (things) => things.invitation(),
  'noteInvitationSent.by': () => 'email',
  'revokeInvitation.id': (things) => things.invitation(),
  'revokeAnyInvitation.id': (things) => things.invitation(),
  'POST /invitations/{id}/revoke.id': (things) => things.invitation(),
  'endCollaboration.id': (things) => things.collaboration(),
  'DELETE /collaborations/{id}.id': (things) => things.collaboration(),
  // The admin area, of letters that there are not.
  'replayDeadLetter.id': () => 'nobody-s',
  'discardDeadLetter.id': () => 'nobody-s',
  accept: () => true,
  'setAiBudget.input': () => ({ perUser: 1, revision: 0 }),
  // Users, and what is refused of oneself.
  'suspendUser.id': async (things) => (await things.user()).id,
  'reactivateUser.id': async (things) => (await things.user()).id,
  'deleteUser.id': async (things) => (await things.user()).id,
  'deleteUser.confirmation': async (things) => (await things.user()).email,
  'setTemporaryPassword.id': async (things) => (await things.user()).id,
  'DELETE /admin/users/{id}.id': async (things) => (await things.user()).id,
  'POST /admin/users/{id}/suspend.id': async (things) => (await things.user()).id,
  'POST /admin/users/{id}/unsuspend.id': async (things) => (await things.user()).id,
  'DELETE /admin/invitations/{id}.id': (things) => things.invitation(),
  confirmation: () => 'of nobody',
  newPassword: () => 'short',
  currentPassword: () => 'wrong',
  'updateProfile.input': () => ({ firstName: '', lastName: '', email: 'none' }),
  'endDevice.id': () => 'of nobody',
  // Share links.
  'createShareLink.input': () => ({ title: 'Soup' }),
  'deactivateShareLink.id': async (things) => (await things.link()).id,
  'reactivateShareLink.id': async (things) => (await things.link()).id,
  'deleteShareLink.id': async (things) => (await things.link()).id,
  'setShareLinkExpiry.id': async (things) => (await things.link()).id,
  'DELETE /share-links/{id}.id': async (things) => (await things.link()).id,
  'PATCH /share-links/{id}.id': async (things) => (await things.link()).id,
  'POST /magic-recipes/{id}/share.id': (things) => things.generated(),
  active: () => false,
  token: async (things) => (await things.link()).token,
  'hearLogout.token': () => 'of nobody',
  visit: () => 'a visit',
  timeZone: () => 'Europe/Rome',
  // Sessions.
  'GET /login.returnTo': () => '/',
  timezone: () => 'Europe/Rome',
  userAgent: () => 'a test',
};

/** The value for an argument, a parameter or a field of a call. Throws for one that is not known. */
export function toldFor(call: string, name: string): Told {
  const told = TOLD[`${call}.${name}`] ?? TOLD[name];
  if (!told)
    throw new Error(`What is \`${name}\` of ${call}? Say it in permissions/what-is-told.ts.`);
  return told;
}
