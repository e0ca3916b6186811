import { recipeText, type Cook } from '../../../src/test-kit.ts';

/** Stands in all that the owner has: whoever is shown it was shown what is not their own. */
export const MARK = 'Bouillabaisse';

/** Among the notes of an imported recipe. */
export const NOTE = 'Serve them warm.';

/** What an owner has, each made when it is asked for first. */
export interface Things {
  recipe(): Promise<string>;
  archived(): Promise<string>;
  /** With its original file, and the note. */
  imported(): Promise<string>;
  template(): Promise<string>;
  /** With the recipe as its dish. */
  event(): Promise<string>;
  /** With one item. */
  list(): Promise<{ id: string; item: string }>;
  /** An import that failed. */
  job(): Promise<string>;
  magic(): Promise<string>;
  libraryExport(): Promise<string>;
  libraryImport(): Promise<string>;
}

export function thingsOf(owner: Cook): Things {
  const kept = async (path: string, body: object): Promise<Record<string, unknown>> =>
    (await (await owner.post(path, body, { prefer: 'respond-async' })).json()) as never;
  const recipe = once(async () =>
    String((await kept('/api/recipes', { title: MARK, ingredientText: '1 kg fish' }))['id']),
  );
  return {
    recipe,
    archived: once(async () => {
      const { id } = await kept('/api/recipes', { title: MARK });
      await owner.post(`/api/recipes/${id}/archive`);
      return String(id);
    }),
    imported: once(async () => {
      const answer = await owner.upload(`${recipeText(MARK)}\nNotes\n${NOTE}\n`);
      return String(((await answer.json()) as { id: number }).id);
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
    job: once(async () => {
      await owner.post('/api/recipes/text', { text: 'Nothing to eat in here.' });
      const { data } = await owner.graphql<{ intakeJobs: { id: string; stage: string }[] }>(
        '{ intakeJobs { id stage } }',
      );
      return data!.intakeJobs.find(({ stage }) => stage === 'error')!.id;
    }),
    magic: once(async () =>
      String(
        (await kept('/api/magic/generate', { chef: MARK, course: 'main', diet: 'omnivore' }))['id'],
      ),
    ),
    libraryExport: once(async () => {
      const begun = await owner.request('/api/recipes/export?format=jsonld', {
        headers: { prefer: 'respond-async' },
      });
      return String(((await begun.json()) as { exportId: number }).exportId);
    }),
    libraryImport: once(async () => {
      const form = new FormData();
      form.append('file', new Blob(['[]']), `${MARK}.json`);
      const begun = await owner.request('/api/recipes/import', { method: 'POST', body: form });
      return String(((await begun.json()) as { importId: number }).importId);
    }),
  };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
