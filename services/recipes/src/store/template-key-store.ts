import { Schema, type Connection } from 'mongoose';
import type { KeyedRequest, TemplateKeys } from '../domain/template-keys.ts';

const DUPLICATE_KEY = 11000;
/** A repetition comes within seconds, or from a page that was left open; after a month it is a new request. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

const keySchema = new Schema(
  {
    /** `owner:key`. */
    _id: { type: String, required: true },
    request: { type: String, required: true },
    templateId: { type: Number, required: true },
    kept: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
keySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export async function templateKeyStore(connection: Connection): Promise<TemplateKeys> {
  const model = connection.model('RecipeTemplateKey', keySchema, 'recipe_template_keys');
  await model.init();
  const find = (ownerId: string, key: string) => model.findById(`${ownerId}:${key}`, { _id: 0, request: 1, templateId: 1, kept: 1 }).lean<KeyedRequest>();
  return {
    find,
    async take(ownerId, key, request, now) {
      try {
        await model.create({ _id: `${ownerId}:${key}`, ...request, expiresAt: new Date(now.getTime() + KEPT_MS) });
        return request;
      } catch (error) {
        const known = (error as { code?: unknown }).code === DUPLICATE_KEY ? await find(ownerId, key) : null;
        if (!known) throw error;
        return known;
      }
    },
    async markKept(ownerId, key) {
      await model.updateOne({ _id: `${ownerId}:${key}` }, { $set: { kept: true } });
    },
  };
}
