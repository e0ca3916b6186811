import { modelOf, type AnyModel } from '@convivio/platform/database';
import { Schema, type Connection } from 'mongoose';

const templateSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    title: { type: String, required: true },
    titleKey: { type: String, required: true },
    description: { type: String, default: '' },
    ingredientText: { type: String, default: '' },
    instructions: { type: [Schema.Types.Mixed], default: [] },
    tags: { type: [String], default: [] },
    category: { type: String, default: null },
    dietaryCategory: { type: String, default: null },
    prepTime: { type: Number, default: null },
    cookTime: { type: Number, default: null },
    servings: { type: Number, required: true },
    servingsStated: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    /** `owner:key`; absent without a key. */
    idempotency: { type: String },
  },
  { versionKey: false, minimize: false },
);
templateSchema.index({ ownerId: 1, titleKey: 1 });
templateSchema.index({ idempotency: 1 }, { unique: true, sparse: true });

export type TemplateModel = AnyModel;

export function templateModel(connection: Connection): TemplateModel {
  return modelOf(connection, 'RecipeTemplate', templateSchema, 'recipe_templates');
}
