import { isDuplicateKey } from '@convivio/platform/database';
import { servingsSeemStated } from '../../domain/recipe/writing/stated-servings.ts';
import { titleKeyOf } from '../../domain/library/library-order.ts';
import type { RecipeTemplate, TemplateStore } from '../../domain/templates/recipe-template.ts';
import type { TemplateModel } from './template-model.ts';

type TemplateDocument = Omit<RecipeTemplate, 'id'> & {
  _id: number;
  titleKey: string;
  idempotency?: string;
};

export function mongoTemplateStore(model: TemplateModel): TemplateStore {
  return {
    async list(ownerId) {
      return (
        await model.find({ ownerId }).sort({ titleKey: 1, _id: 1 }).lean<TemplateDocument[]>()
      ).map(templateOf);
    },
    async find(ownerId, id) {
      const document = await model.findOne({ _id: id, ownerId }).lean<TemplateDocument>();
      return document && templateOf(document);
    },
    count: (ownerId) => model.countDocuments({ ownerId }),
    async findByKey(ownerId, key) {
      const document = await model
        .findOne({ idempotency: `${ownerId}:${key}` })
        .lean<TemplateDocument>();
      return document && templateOf(document);
    },
    async insert({ id, ...fields }, key = null) {
      try {
        await model.create({
          _id: id,
          ...fields,
          titleKey: titleKeyOf(fields.title),
          ...(key !== null && { idempotency: `${fields.ownerId}:${key}` }),
        });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async remove(ownerId, id) {
      return (await model.deleteOne({ _id: id, ownerId })).deletedCount > 0;
    },
  };
}

function templateOf({
  _id,
  titleKey: _titleKey,
  idempotency: _key,
  ...fields
}: TemplateDocument): RecipeTemplate {
  return {
    ...fields,
    servingsStated: fields.servingsStated ?? servingsSeemStated(fields),
    id: _id,
  };
}
