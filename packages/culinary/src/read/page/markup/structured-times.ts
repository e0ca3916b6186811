import { settledDuration } from '../../text/facts/settled-times.ts';
import { minutesOfSeconds } from './bare-times.ts';
import { isNode, list, property, texts } from './schema-node.ts';

/** Minutes of a duration property: text, number, or a Duration or QuantitativeValue object (of a range the upper end). */
export function readStructuredTime(value: unknown): number | null {
  for (const item of list(value)) {
    const parts = isNode(item)
      ? [
          property(item, 'maxValue'),
          property(item, '@value', 'value', 'duration', 'name', 'text', 'minValue'),
        ]
      : [item];
    for (const part of parts) {
      const minutes = texts(part)
        .map((text) => minutesOfSeconds(text) ?? settledDuration(text))
        .find((found) => found !== null);
      if (minutes) return minutes;
    }
  }
  return null;
}
