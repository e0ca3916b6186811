import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection, type Model } from 'mongoose';

const optionalText = { type: String, default: null };
const texts = { type: [String], default: [] };

const recipeSchema = new Schema(
  {
    _id: { type: Number, required: true },
    jobId: { type: Number },
    ownerId: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    ingredients: { type: [Schema.Types.Mixed], default: [] },
    instructions: { type: [Schema.Types.Mixed], default: [] },
    tags: texts,
    category: optionalText,
    dietaryCategory: optionalText,
    prepTime: { type: Number, default: null },
    cookTime: { type: Number, default: null },
    totalTime: { type: Number, default: null },
    servings: { type: Number, required: true },
    yieldText: optionalText,
    notes: texts,
    equipment: texts,
    servingNotes: texts,
    storageNotes: texts,
    tips: texts,
    comments: { type: String, default: '' },
    author: optionalText,
    source: optionalText,
    languageCode: optionalText,
    translatedIngredients: { type: [String], default: null },
    translatedInstructions: { type: [String], default: null },
    originalFileKey: optionalText,
    originalFileName: optionalText,
    originalFileMimeType: optionalText,
    originalUrl: optionalText,
    originalFormat: optionalText,
    imageKey: optionalText,
    doubts: texts,
    visibility: { type: String, enum: ['private', 'public'], default: 'private' },
    state: { type: String, enum: ['active', 'archived'], default: 'active' },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);
recipeSchema.index({ ownerId: 1, state: 1, createdAt: -1 });
recipeSchema.index({ jobId: 1 }, { unique: true, sparse: true });

// Documents are typed at the border of the store, by the domain.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type RecipeModel = Model<any>;

export function recipeModel(connection: Connection): RecipeModel {
  return connection.model('Recipe', recipeSchema);
}
