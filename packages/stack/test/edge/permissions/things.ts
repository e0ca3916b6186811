import { recipeText, type Cook } from '../../../src/test-kit.ts';

/** Stands in all that the owner has: whoever is shown it was shown what is not their own. */
export const MARK = 'Bouillabaisse';

/** Among the notes of an imported recipe. */
export const NOTE = 'Serve them warm.';

/** What an owner has begun and workers have done: it is made once for all, for three of a kind may run at once, and others wait behind. */
export interface LastingThings {
  /** Somebody who has been here, for one row. */
  newcomer(): Promise<Cook>;
  /** A recipe with its original file, and the note. */
  imported: string;
  /** An import that failed. */
  job: string;
  magic: string;
  libraryExport: string;
  libraryImport: string;
}

export async function lastingThings(
  owner: Cook,
  newcomer: LastingThings['newcomer'],
): Promise<LastingThings> {
  const idIn = async (answer: Promise<Response>, name: string) =>
    String(((await (await answer).json()) as Record<string, unknown>)[name]);
  const imported = await idIn(owner.upload(`${recipeText(MARK)}\nNotes\n${NOTE}\n`), 'id');
  await owner.post('/api/recipes/text', { text: 'Nothing to eat in here.' });
  const { data } = await owner.graphql<{ intakeJobs: { id: string; stage: string }[] }>(
    '{ intakeJobs { id stage } }',
  );
  const form = new FormData();
  form.append('file', new Blob(['[]']), `${MARK}.json`);
  const inBackground = { prefer: 'respond-async' };
  return {
    newcomer,
    imported,
    job: data!.intakeJobs.find(({ stage }) => stage === 'error')!.id,
    magic: await idIn(
      owner.post(
        '/api/magic/generate',
        { chef: MARK, course: 'main', diet: 'omnivore' },
        inBackground,
      ),
      'id',
    ),
    libraryExport: await idIn(
      owner.request('/api/recipes/export?format=jsonld', { headers: inBackground }),
      'exportId',
    ),
    libraryImport: await idIn(
      owner.request('/api/recipes/import', { method: 'POST', body: form }),
      'importId',
    ),
  };
}

/** What an owner has, each made when it is asked for first. */
export interface Things extends LastingThings {
  recipe(): Promise<string>;
  archived(): Promise<string>;
  template(): Promise<string>;
  /** With the recipe as its dish. */
  event(): Promise<string>;
  /** With one item. */
  list(): Promise<{ id: string; item: string }>;
  /** Open. */
  invitation(): Promise<string>;
  /** With somebody who is nobody else. */
  collaboration(): Promise<string>;
  generated(): Promise<string>;
  /** To the recipe. */
  link(): Promise<{ id: string; token: string }>;
  /** Somebody who has been here, and is nobody else. */
  user(): Promise<Cook>;
}

/** Lets one cook act for another, as they would: by an invitation that is accepted. Answers the collaboration. */
export async function collaborate(owner: Cook, cook: Cook): Promise<string> {
  const made = (await (await owner.post('/api/invitations', {})).json()) as { inviteUrl: string };
  const code = made.inviteUrl.split('/').at(-1);
  const accepted = await cook.post(`/api/invitations/${code}/accept`, {});
  return String(((await accepted.json()) as { id: number }).id);
}

export function thingsOf(owner: Cook, lasting: LastingThings): Things {
  const kept = async (path: string, body: object): Promise<Record<string, unknown>> =>
    (await (await owner.post(path, body, { prefer: 'respond-async' })).json()) as never;
  const recipe = once(async () =>
    String((await kept('/api/recipes', { title: MARK, ingredientText: '1 kg fish' }))['id']),
  );
  return {
    ...lasting,
    recipe,
    archived: once(async () => {
      const { id } = await kept('/api/recipes', { title: MARK });
      await owner.post(`/api/recipes/${id}/archive`);
      return String(id);
    }),
    template: once(async () =>
      String(
        (await kept('/api/recipe-templates', { recipeId: await recipe(), title: MARK }))['id'],
      ),
    ),
    event: once(async () => {
      const { id } = await kept('/api/events', { name: MARK, eventDate: '2027-05-01T19:30:00Z' });
      await owner.post(`/api/events/${id}/recipes`, { recipeId: await recipe() });
      return String(id);
    }),
    list: once(async () => {
      const { id, items } = await kept('/api/shopping-lists', {
        title: MARK,
        items: [{ name: MARK }],
      });
      return { id: String(id), item: String((items as { id: number }[])[0]!.id) };
    }),
    invitation: once(async () => String((await kept('/api/invitations', {}))['id'])),
    collaboration: once(async () => collaborate(owner, await lasting.newcomer())),
    generated: once(async () => String((await kept('/api/magic-recipes', { title: MARK }))['id'])),
    link: once(async () => {
      const answer = await owner.post(`/api/recipes/${await recipe()}/share`, { title: MARK });
      const { shareUrl } = (await answer.json()) as { shareUrl: string };
      const id = answer.headers.get('location')!.split('/').at(-1)!;
      return { id, token: shareUrl.split('/').at(-1)! };
    }),
    user: once(lasting.newcomer),
  };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
