import { createHash } from 'node:crypto';
import { exportRecipes, type Exported, type ExportFormat, type ExportPorts } from './exchange-export.ts';
import type { Cook } from './policy.ts';
import type { RecipeRef } from './recipe.ts';

interface Finished {
  request: string;
  /** What the library was like, as a digest: a library is many recipes, and many cooks' are remembered. */
  mark: string;
  exported: Exported;
}

/** How many cooks' last exports are remembered. */
const REMEMBERED = 1_000;

/**
 * Writes one export of a cook at a time. Who asks for the same while it is being written, or again before anything has changed, is given the same file:
 * a large library takes longer to write than some callers wait, and they ask again.
 */
export class ExportDesk {
  readonly #ports: ExportPorts;
  readonly #running = new Map<string, { request: string; work: Promise<Exported> }>();
  readonly #finished = new Map<string, Finished>();

  constructor(ports: ExportPorts) {
    this.#ports = ports;
  }

  async export(cook: Cook, format: ExportFormat, refs: RecipeRef[] | null, now: Date): Promise<Exported> {
    const request = digest(JSON.stringify([format, refs]));
    for (let running = this.#running.get(cook.id); running; running = this.#running.get(cook.id)) {
      if (running.request === request) return running.work;
      await running.work.catch(() => {});
    }
    const work = this.#write(cook, format, refs, request, now).finally(() => this.#running.delete(cook.id));
    this.#running.set(cook.id, { request, work });
    return work;
  }

  async #write(cook: Cook, format: ExportFormat, refs: RecipeRef[] | null, request: string, now: Date): Promise<Exported> {
    const mark = await this.#mark(cook.id);
    const before = this.#finished.get(cook.id);
    if (before?.request === request && before.mark === mark && (await this.#ports.files.typeOf(before.exported.key)) !== null) return before.exported;
    const exported = await exportRecipes(this.#ports, cook, format, refs, now);
    this.#finished.delete(cook.id);
    this.#finished.set(cook.id, { request, mark, exported });
    for (const oldest of this.#finished.keys()) if (this.#finished.size > REMEMBERED) this.#finished.delete(oldest);
    return exported;
  }

  /** Differs whenever a recipe or a template of the cook has changed, came or went. */
  async #mark(ownerId: string): Promise<string> {
    const marks: string[] = [];
    for (const state of ['active', 'archived'] as const) for (const { id, version } of await this.#ports.recipes.every(ownerId, state, ['id', 'version'])) marks.push(`${id}:${version}`);
    const templates = await this.#ports.templates.list(ownerId);
    return digest([...marks, ...templates.map(({ id }) => id)].join(' '));
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64');
