import { describe, expect, test } from '@jest/globals';
import { Schema } from 'mongoose';
import { errorOf, type TestDatabase } from './database.ts';

const recipeSchema = () =>
  new Schema(
    {
      _id: { type: Number, required: true },
      title: { type: String, required: true, index: true },
      slug: { type: String, unique: true, sparse: true },
      owner: { type: Number, index: true },
      tags: [String],
      lines: [new Schema({ food: String, grams: Number }, { _id: false })],
      notes: [{ text: String }],
      scores: { type: Map, of: Number },
      picture: Buffer,
      source: { kind: String, url: String },
    },
    { timestamps: true, optimisticConcurrency: true },
  );

/** Mongoose, as the services use it. */
export function modelling(database: TestDatabase): void {
  describe('modelling with mongoose', () => {
    async function recipes() {
      const Recipe = database.models.model('Recipe', recipeSchema());
      await Recipe.init();
      return Recipe;
    }

    test('creates, reads and saves again', async () => {
      const Recipe = await recipes();
      await Recipe.create({
        _id: 9007199254740001,
        title: 'Pie',
        tags: ['a'],
        lines: [{ food: 'apple', grams: 3 }],
        notes: [{ text: 'hot' }],
        scores: new Map([['ann', 4]]),
        picture: Buffer.from('png'),
      });
      const recipe = (await Recipe.findById(9007199254740001))!;
      recipe.lines[0]!.grams = 5;
      recipe.tags.push('b');
      recipe.notes.push({ text: 'cold' });
      recipe.set('source.url', 'https://example.org');
      recipe.scores!.set('bo', 2);
      await recipe.save();
      const again = (await Recipe.findOne({ title: 'Pie' }))!;
      expect(again.toObject({ flattenMaps: true })).toMatchObject({
        _id: 9007199254740001,
        tags: ['a', 'b'],
        lines: [{ food: 'apple', grams: 5 }],
        scores: { ann: 4, bo: 2 },
        source: { url: 'https://example.org' },
        __v: 1,
      });
      expect(again.notes.map((note) => note.text)).toEqual(['hot', 'cold']);
      expect(again.picture!.toString()).toBe('png');
      expect(again.updatedAt.getTime()).toBeGreaterThanOrEqual(again.createdAt.getTime());
    });

    test('refuses to save over a newer version', async () => {
      const Recipe = await recipes();
      await Recipe.create({ _id: 1, title: 'Pie' });
      const [mine, theirs] = await Promise.all([Recipe.findById(1), Recipe.findById(1)]);
      theirs!.title = 'Theirs';
      await theirs!.save();
      mine!.title = 'Mine';
      expect((await errorOf(mine!.save())).name).toBe('VersionError');
      expect((await Recipe.findById(1))!.title).toBe('Theirs');
    });

    test('reports a duplicate of a unique field', async () => {
      const Recipe = await recipes();
      await Recipe.create([
        { _id: 1, title: 'A', slug: 'a' },
        { _id: 2, title: 'B' },
        { _id: 3, title: 'C' },
      ]);
      expect(await errorOf(Recipe.create({ _id: 4, title: 'D', slug: 'a' }))).toMatchObject({
        code: 11000,
        keyValue: { slug: 'a' },
      });
    });

    test('queries, counts, pages and checks', async () => {
      const Recipe = await recipes();
      await Recipe.insertMany(
        Array.from({ length: 30 }, (_, i) => ({
          _id: i,
          title: `T${String(i).padStart(2, '0')}`,
          owner: i % 3,
          tags: [`t${i % 4}`],
        })),
      );
      expect(
        await Recipe.find({ owner: 1 })
          .sort({ title: -1 })
          .skip(2)
          .limit(2)
          .select('title -_id')
          .lean(),
      ).toEqual([{ title: 'T22' }, { title: 'T19' }]);
      expect(await Recipe.countDocuments({ tags: { $in: ['t0', 't1'] } })).toBe(16);
      expect(await Recipe.exists({ title: 'T05' })).toEqual({ _id: 5 });
      expect(await Recipe.exists({ title: 'none' })).toBeNull();
      expect(await Recipe.distinct('tags', { owner: 0 })).toEqual(['t0', 't1', 't2', 't3']);
      let read = 0;
      for await (const recipe of Recipe.find().batchSize(7).cursor())
        read += recipe.owner === undefined ? 0 : 1;
      expect(read).toBe(30);
    });

    test('updates with defaults and timestamps', async () => {
      const Recipe = await recipes();
      const made = await Recipe.findOneAndUpdate(
        { _id: 7 },
        { $set: { title: 'New' }, $setOnInsert: { owner: 1 } },
        { upsert: true, returnDocument: 'after' },
      ).lean();
      expect(made).toMatchObject({
        _id: 7,
        title: 'New',
        owner: 1,
        __v: 0,
        createdAt: expect.any(Date),
        updatedAt: expect.any(Date),
      });
      expect((await Recipe.updateMany({ owner: 1 }, { $push: { tags: 'x' } })).modifiedCount).toBe(
        1,
      );
      expect(await Recipe.findByIdAndDelete(7).lean()).toMatchObject({ tags: ['x'] });
    });

    test('creates its indexes once and keeps them in step', async () => {
      const Recipe = await recipes();
      expect(await Recipe.syncIndexes()).toEqual([]);
      expect((await Recipe.listIndexes()).map((index) => index.name)).toEqual([
        '_id_',
        'title_1',
        'slug_1',
        'owner_1',
      ]);
      await Recipe.collection.createIndex({ extra: 1 });
      expect(await Recipe.syncIndexes()).toEqual(['extra_1']);
    });

    test('populates references', async () => {
      const Recipe = await recipes();
      const Menu = database.models.model(
        'Menu',
        new Schema({ dishes: [{ type: Number, ref: 'Recipe' }] }),
      );
      await Recipe.create([
        { _id: 1, title: 'A' },
        { _id: 2, title: 'B' },
      ]);
      const { _id } = await Menu.create({ dishes: [2, 1, 9] });
      const menu = await Menu.findById(_id).populate<{ dishes: { title: string }[] }>('dishes');
      expect(menu!.dishes.map((dish) => dish.title)).toEqual(['B', 'A']);
    });
  });
}
