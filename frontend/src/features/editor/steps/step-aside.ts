import { WidgetType } from '@codemirror/view';
import type { WrittenStep } from '../form/instruction-text.ts';

/** Technique and tip of a step, kept with it. */
export class StepAside extends WidgetType {
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }

  override eq(other: StepAside): boolean {
    return other.text === this.text;
  }

  toDOM(): HTMLElement {
    return Object.assign(document.createElement('span'), {
      className: 'step-aside',
      textContent: this.text,
      dir: 'auto',
    });
  }
}

/** What is told beside each step, by its words. */
export const asidesOf = (stored: readonly WrittenStep[]): ReadonlyMap<string, string> =>
  new Map(
    stored.map(({ instruction, technique, tip }) => [
      instruction.trim(),
      [technique && `Technique: ${technique}`, tip && `Tip: ${tip}`].filter(Boolean).join(' · '),
    ]),
  );
