import type { Connection } from 'mongoose';
import sharp from 'sharp';
import type { Bus, Envelope } from '@convivio/platform/bus/bus';
import type { Files } from '@convivio/platform/files/files';

export interface Failure {
  message: string;
  code: string;
  status: number;
  fields?: Record<string, string>;
}

export interface Answer<Data> {
  data: Data;
  /** The first error; undefined when there is none. */
  failure: Failure | undefined;
}

/** A cook of their own, who has signed in. */
export interface TestCook {
  id: string;
  firstName: string;
  ask<Data>(query: string, variables?: object): Promise<Answer<Data>>;
  create(input?: object): Promise<KeptRecipe>;
  /** As intake keeps it. */
  keepImported(about?: object): Promise<KeptRecipe>;
  recipe(id: string): Promise<KeptRecipe>;
  update(id: string, input: object, version?: number): Promise<Answer<{ recipe: KeptRecipe }>>;
  /** Runs a mutation that takes an id alone. */
  act(
    mutation: 'archiveRecipe' | 'restoreRecipe' | 'deleteRecipe',
    id: string,
  ): Promise<Answer<unknown>>;
  /**
   * Puts a file where the gateway puts uploads that are passed on, or those that recipes are made
   * from (`uploads`), and answers its key.
   */
  upload(bytes?: Uint8Array | string, place?: 'uploads' | 'passing'): Promise<string>;
}

export interface KeptRecipe {
  id: string;
  title: string;
  servings: number;
  servingsStated: boolean;
  version: number;
  ingredients: {
    name: string;
    originalText: string;
    category: string;
    amount: number | string | null;
    unit: string | null;
  }[];
  instructions: {
    step: number;
    instruction: string;
    group: string | null;
    technique: string | null;
    tip: string | null;
  }[];
  imageUrl: string | null;
  doubts: {
    id: string;
    part: string;
    index: number | null;
    sentence: string;
    sourceWords: string | null;
  }[];
  notes: string[];
  leftOut: string[];
  originalFileUrl: string | null;
  createdAt: string;
  [field: string]: unknown;
}

/** The recipes service on engines in a folder of its own; where the run names a MongoDB server, in a database of its own there. */
export interface RecipeKitchen {
  bus: Bus;
  files: Files;
  /** What the service has stored. */
  documents: Connection;
  newCook(firstName?: string, is?: { isAdmin?: boolean }): Promise<TestCook>;
  visit<Data>(query: string, variables?: object): Promise<Answer<Data>>;
  /** As another service asks. */
  askAsService<Data>(query: string, variables?: object): Promise<Answer<Data>>;
  /** Lets one cook act for another, as social tells; answers what ends that. Both wait until the service knows. */
  collaborate(owner: TestCook, collaborator: TestCook): Promise<() => Promise<void>>;
  /** The next message about a recipe; ask for it before the act. */
  next(
    subject: string,
    recipe: { id: string },
  ): Promise<Envelope<{ recipeId: number; ownerId: string; title: string }>>;
  stopService(): Promise<void>;
  startService(): Promise<void>;
  /** What happens while files cannot be stored. */
  withoutFiles(act: () => Promise<void>): Promise<void>;
  /** As if a stored file, and all that is known of its making, were older. */
  age(key: string, hours: number): Promise<void>;
  /** A second instance over the same engines. */
  anotherInstance(): Promise<{
    ask<Data>(cook: TestCook, query: string, variables?: object): Promise<Answer<Data>>;
    stop(): Promise<void>;
  }>;
  close(): Promise<void>;
}

export const RECIPE = `
  id ownerId title description tags category dietaryCategory course diet prepTime cookTime totalTime
  servings servingsStated yieldText comments state visibility difficulty chefInsight chefPersona chefSecrets sustainabilityScore analysisState
  languageCode translatedTitle translatedIngredients translatedInstructions originalFileName originalFileUrl originalUrl
  imageUrl doubts { id part index sentence sourceWords } notes leftOut createdAt updatedAt updatedBy version ingredientText
  ingredients { name originalText category amount unit } instructions { step instruction group technique tip }`;

/** A small picture; as a JPEG unless told otherwise. */
export function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' = 'jpeg',
  colour = '#c33',
): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

/** The key in a signed link. */
export const keyIn = (link: unknown): string => /^\/files\/([^?]+)/.exec(String(link))?.[1] ?? '';

/** Whether the file store holds a file. */
export const holds = (files: Files, key: string): Promise<boolean> =>
  files.head(key).then(
    () => true,
    () => false,
  );
