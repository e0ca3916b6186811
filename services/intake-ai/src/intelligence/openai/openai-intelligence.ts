import type { ChatCompletionContentPart } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { claimedRecipe } from '../../domain/provider/claimed-recipe.ts';
import type { CulinaryIntelligence } from '../../domain/provider/culinary-intelligence.ts';
import type { Picture } from '../../domain/provider/picture.ts';
import type { AskModel } from './ask-model.ts';
import { dataSection } from './data-section.ts';
import { ingredientQuestions } from './ingredient-questions.ts';
import { magicQuestions } from './magic-questions.ts';
import { translatePrompt, understandPrompt } from './prompts.data.ts';

const translatedLines = z.object({
  title: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
});

/** An OpenAI-compatible provider: structured answers, pictures where the source has some. */
export function openaiIntelligence(
  ask: AskModel,
  models: { text: string; vision: string },
): CulinaryIntelligence {
  return {
    ...magicQuestions(ask, models.text),
    ...ingredientQuestions(ask, models.text),
    async understand({ text, scans }, ownerId, signal) {
      // Nothing to look at is nothing to ask about.
      if (!text.trim() && scans.length === 0) return { answer: null, trouble: null };
      const [feature, model] =
        scans.length > 0
          ? ['recipe_from_picture', models.vision]
          : ['recipe_from_text', models.text];
      return ask(
        {
          feature,
          model,
          ownerId,
          instructions: understandPrompt,
          content: [...sourceText(text, scans), ...scans.map(pictureOf)],
          schema: claimedRecipe,
        },
        signal,
      );
    },
    async translate({ language, ...lines }, ownerId, signal) {
      const content = [
        textOf(
          `The lines are written in the language "${language ?? 'unknown'}".\n${dataSection(JSON.stringify(lines))}`,
        ),
      ];
      const insight = await ask(
        {
          feature: 'recipe_translation',
          model: models.text,
          ownerId,
          instructions: translatePrompt,
          content,
          schema: translatedLines,
        },
        signal,
      );
      // Lines that got lost or were added would move all others out of place.
      const fits =
        insight.answer?.ingredients.length === lines.ingredients.length &&
        insight.answer.instructions.length === lines.instructions.length;
      return insight.answer && !fits ? { answer: null, trouble: 'malformed' } : insight;
    },
  };
}

function sourceText(text: string, scans: Picture[]): ChatCompletionContentPart[] {
  if (!text.trim()) return [textOf('The source is in the pictures.')];
  const what =
    scans.length > 0
      ? 'This is what a program recognised in the pictures; it may have misread letters and mixed up columns. The pictures count.\n'
      : '';
  return [textOf(`${what}${dataSection(text)}`)];
}

const textOf = (text: string): ChatCompletionContentPart => ({ type: 'text', text });

function pictureOf({ bytes, mimeType }: Picture): ChatCompletionContentPart {
  return {
    type: 'image_url',
    image_url: {
      url: `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`,
      detail: 'high',
    },
  };
}
