import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';
import { ORDERS } from '../../domain/library/library-order.ts';

const optionalText = { type: String, default: null };
const optionalNumber = { type: Number, default: null };
const texts = { type: [String], default: [] };

const recipeSchema: Schema = new Schema(
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
    prepTime: optionalNumber,
    cookTime: optionalNumber,
    totalTime: optionalNumber,
    servings: { type: Number, required: true },
    servingsStated: { type: Boolean, required: true },
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
    translatedTitle: optionalText,
    translatedIngredients: { type: [String], default: null },
    translatedInstructions: { type: [String], default: null },
    originalFileKey: optionalText,
    originalFileName: optionalText,
    originalFileMimeType: optionalText,
    furtherPages: { type: [Schema.Types.Mixed], default: [] },
    originalUrl: optionalText,
    originalFormat: optionalText,
    imageKey: optionalText,
    draftReason: optionalText,
    doubts: { type: [Schema.Types.Mixed], default: [] },
    leftOut: texts,
    generated: { type: Boolean, default: false },
    difficulty: optionalText,
    chefInsight: optionalText,
    chefPersona: optionalText,
    chefSecrets: texts,
    sustainabilityScore: optionalNumber,
    analysis: { type: Schema.Types.Mixed, default: null },
    analysed: optionalText,
    analysisFailed: optionalText,
    foodsCorrected: { type: Number, default: 0 },
    course: { type: String, required: true },
    diet: { type: String, required: true },
    visibility: { type: String, enum: ['private', 'public'], default: 'private' },
    state: { type: String, enum: ['active', 'archived', 'deleted'], default: 'active' },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    updatedBy: optionalText,
    /** Absent where it was the owner. */
    updatedByGuest: { type: String },
    version: { type: Number, required: true },
    /** What it is sorted by beside its date. */
    titleKey: { type: String, required: true },
    cookKey: { type: Number, required: true },
    scoreKey: { type: Number, required: true },
    /** Its search words, separated by spaces. */
    search: { type: String, default: '' },
    /** The rules by which the fields of this block were worked out. */
    rules: { type: Number, required: true },
    /** When anything here was written last, by whom ever. */
    touchedAt: { type: Date, required: true },
    /** `cook:key`, of the cook who has added it; absent without a key. */
    idempotency: { type: String },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);

/**
 * Each order with and without a course; the diet behind it is filtered without reading documents.
 * Newest and oldest are one index, read from either end.
 */
for (const { key, direction, idDirection } of [
  ORDERS.newest,
  ORDERS.title,
  ORDERS.cookTime,
  ORDERS.sustainability,
]) {
  recipeSchema.index({ ownerId: 1, state: 1, [key]: direction, _id: idDirection, diet: 1 });
  recipeSchema.index({
    ownerId: 1,
    state: 1,
    course: 1,
    [key]: direction,
    _id: idDirection,
    diet: 1,
  });
}
recipeSchema.index({ ownerId: 1, state: 1, course: 1, diet: 1 });
// What visitors see of a collection, among many recipes that they do not.
recipeSchema.index(
  { ownerId: 1, visibility: 1, state: 1, createdAt: -1, _id: -1, course: 1 },
  { partialFilterExpression: { visibility: 'public' } },
);
recipeSchema.index({ ownerId: 1, touchedAt: 1 });
recipeSchema.index({ state: 1, createdAt: 1 });
recipeSchema.index({ rules: 1, _id: 1 });
recipeSchema.index({ analysed: 1, touchedAt: 1 });
recipeSchema.index({ 'analysis.unknownNames': 1, _id: 1 });
recipeSchema.index({ ownerId: 1, _id: 1 });
recipeSchema.index({ originalFileKey: 1 });
recipeSchema.index({ 'furtherPages.fileKey': 1 });
recipeSchema.index({ imageKey: 1 });
recipeSchema.index({ updatedByGuest: 1 }, { sparse: true });
recipeSchema.index({ jobId: 1 }, { unique: true, sparse: true });
recipeSchema.index({ idempotency: 1 }, { unique: true, sparse: true });

export type RecipeModel = AnyModel;

export function recipeModel(connection: Connection): RecipeModel {
  return modelOf(connection, 'Recipe', recipeSchema);
}
