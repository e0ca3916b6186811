export interface AppConfig {
  /** The login realm this installation trusts. */
  login: { url: string; realm: string; clientId: string };
  /** What intake can do here; `limits` are sentences for a person. */
  intake: { provider: boolean; limits: string[] };
}

let loaded: Promise<AppConfig> | null = null;

async function load(): Promise<AppConfig> {
  const response = await fetch('/app-config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${response.status}: /app-config.json`);
  return (await response.json()) as AppConfig;
}

/** The settings of this installation, asked for once; a failed try is not kept. */
export function appConfig(): Promise<AppConfig> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
