import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, readConfig, serviceSettings } from '../src/service/config.ts';

const complete = {
  DATABASE_URL: 'mongodb://db/',
  BUS_URL: 'nats://bus:4222',
  FILES_URL: 's3://key:secret@files/bucket',
  LOGIN_ISSUER: 'https://login.example.org/realms/convivio',
  SERVICE_SECRET: 'x'.repeat(32),
};

function problemsOf(
  env: Record<string, string | undefined>,
  schema: z.ZodType = serviceSettings,
): string[] {
  try {
    readConfig(schema, env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

test('settings that hold are read with their defaults', () => {
  expect(
    readConfig(serviceSettings, {
      ...complete,
      ADMIN_EMAILS: ' Chef@Example.org , ,sous@example.org',
      PORT: '4001',
    }),
  ).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 4001,
    LOG_LEVEL: 'info',
    LOGIN_AUDIENCE: 'convivio-api',
    ADMIN_EMAILS: ['chef@example.org', 'sous@example.org'],
  });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig(serviceSettings, { ...complete, PORT: '', LOG_LEVEL: '' })).toMatchObject({
    PORT: 0,
    LOG_LEVEL: 'info',
  });
  expect(problemsOf({ ...complete, DATABASE_URL: '' })).toEqual(['DATABASE_URL: is not set']);
});

test('all problems are named at once, those of the service itself too', () => {
  const own = serviceSettings.safeExtend({ RECIPES_URL: z.url() });
  expect(
    problemsOf(
      {
        NODE_ENV: 'production',
        BUS_URL: 'embedded:/x',
        FILES_URL: 'ftp://x',
        PORT: '99999',
        SERVICE_SECRET: 'short',
      },
      own,
    )
      .map((line) => line.split(':')[0])
      .sort(),
  ).toEqual([
    'BUS_URL',
    'DATABASE_URL',
    'FILES_URL',
    'LOGIN_ISSUER',
    'PORT',
    'RECIPES_URL',
    'SERVICE_SECRET',
  ]);
});

describe('in production', () => {
  const embedded = {
    ...complete,
    NODE_ENV: 'production',
    BUS_URL: 'embedded:/data/bus.db',
    FILES_URL: 'file:/data/files',
  };

  test('embedded engines are refused', () => {
    expect(problemsOf(embedded)).toEqual(
      ['BUS_URL', 'FILES_URL'].map(
        (name) =>
          `${name}: embedded engines are refused in production (ALLOW_EMBEDDED=true permits them)`,
      ),
    );
  });

  test('unless they are permitted', () => {
    expect(problemsOf({ ...embedded, ALLOW_EMBEDDED: 'true' })).toEqual([]);
    expect(problemsOf({ ...embedded, ALLOW_EMBEDDED: 'false' })).toHaveLength(2);
    expect(problemsOf({ ...embedded, ALLOW_EMBEDDED: 'perhaps' })).toContainEqual(
      expect.stringContaining('ALLOW_EMBEDDED'),
    );
  });

  test('real ones are taken', () => {
    expect(problemsOf({ ...complete, NODE_ENV: 'production' })).toEqual([]);
    expect(problemsOf({ ...complete, NODE_ENV: 'production', BUS_URL: 'tls://bus:4222' })).toEqual(
      [],
    );
  });
});
