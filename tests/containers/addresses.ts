/** The engines that can be had, and the variable that carries the address of a running one. */
export const addressVariables = {
  nats: 'NATS_URL',
  s3: 'S3_URL',
  keycloak: 'KEYCLOAK_URL',
  mongodb: 'MONGODB_URL',
} as const;

export type EngineName = keyof typeof addressVariables;

/** Where the engine of a contract test answers; `run.ts` puts it into the environment. */
export function addressOf(engine: EngineName): string {
  const address = process.env[addressVariables[engine]];
  if (!address)
    throw new Error(`Set ${addressVariables[engine]}, or run "npm run test:containers".`);
  return address;
}
