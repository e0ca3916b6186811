import type { RequestHandler } from 'express';
import { ProductError } from '@convivio/platform/errors';
import type { GatewaySettings } from '../config.ts';
import { graphql } from '../generated/graphql.ts';
import type { RestIntakeAbilitiesQuery } from '../generated/operations.ts';
import type { RunOperation } from '../rest/run-operation.ts';

type Abilities = RestIntakeAbilitiesQuery['abilities'];

const intakeAbilities = graphql(`
  query RestIntakeAbilities {
    abilities: intakeAbilities {
      provider
      limits
    }
  }
`);

/** While intake is away the rest of the product works, and the web app has to start for that. */
const AWAY: Abilities = {
  provider: false,
  limits: ['Recipes cannot be imported at the moment. Try again in a few minutes.'],
};

/** GET /app-config.json: what the web app has to know before it starts. */
export function appConfig(run: RunOperation, settings: GatewaySettings): RequestHandler {
  return async (_request, response) => {
    response.set('cache-control', 'no-store').json({
      login: {
        url: settings.LOGIN_PUBLIC_URL,
        realm: settings.LOGIN_REALM,
        clientId: settings.LOGIN_CLIENT_ID,
      },
      intake: await abilities(run, response.locals['requestId'] as string),
    });
  };
}

async function abilities(run: RunOperation, requestId: string): Promise<Abilities> {
  try {
    return (await run(intakeAbilities, {}, { authorization: undefined, requestId })).abilities;
  } catch (error) {
    if (error instanceof ProductError && error.status === 503) return AWAY;
    throw error;
  }
}
