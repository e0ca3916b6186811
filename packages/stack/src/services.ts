import { admin } from '@convivio/admin/service';
import { events } from '@convivio/events/service';
import { intakeAi } from '@convivio/intake-ai/service';
import type { ServiceDefinition } from '@convivio/platform/service';
import { recipes } from '@convivio/recipes/service';
import { social } from '@convivio/social/service';

/** The services of the product, each behind those that it asks. Where they are reached are settings by their names. */
export const services: readonly ServiceDefinition[] = [recipes, admin, intakeAi, events, social];
