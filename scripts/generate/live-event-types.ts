import { z } from 'zod';
import { liveEvents } from '../../packages/contracts/src/live-events.ts';
import { typeOfJsonSchema } from './json-schema-type.ts';

/** What the web app is told on its line to the server, as an interface of the events by their names. */
export function liveEventTypes(): string {
  const events = Object.entries(liveEvents).map(
    ([name, { shown }]) =>
      `  ${JSON.stringify(name)}: ${typeOfJsonSchema(z.toJSONSchema(shown) as never)};`,
  );
  return `export interface ServerEvents {\n${events.join('\n')}\n}\n`;
}
