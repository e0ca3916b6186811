import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { startDocuments, type RunningDocuments } from '@convivio/stack/documents/server';
import type { LoginDirectory } from '../src/domain/account/login-directory.ts';
import {
  declineRole,
  isOffered,
  takeRole,
  type OfferPorts,
} from '../src/domain/first-administrator/first-administrator.ts';
import { models } from '../src/store/models.ts';
import { mongoAuditStore } from '../src/store/mongo-audit-store.ts';
import { mongoOfferStore } from '../src/store/mongo-offer-store.ts';

let documents: RunningDocuments;
let connection: mongoose.Connection;
beforeAll(async () => {
  documents = await startDocuments({ file: ':memory:' });
});
afterAll(() => documents.close());

/** Each test has an installation of its own, whose login gives roles as the test says. */
let administrators: string[];
let isAway: boolean;
let count = 0;
beforeEach(async () => {
  administrators = [];
  isAway = false;
  connection = await mongoose
    .createConnection(documents.url, { dbName: `first_${(count += 1)}` })
    .asPromise();
});
afterEach(() => connection.close());
const when = <Value>(answer: () => Value) =>
  isAway ? Promise.reject(new Error('away')) : Promise.resolve(answer());
const directory = {
  administrators: () => when(() => administrators),
  makeAdministrator: (id: string) => when(() => void administrators.push(id)),
} as LoginDirectory;

/** As a process has them. */
const newPorts = (): OfferPorts => ({
  offers: mongoOfferStore(models(connection).offers),
  audit: mongoAuditStore(models(connection).audit),
  directory,
  administratorsAreNamed: false,
});
const cook = (id: string) => ({ id, isAdmin: false });
const audit = async (ports: OfferPorts) =>
  (await ports.audit.page(10, null)).map(({ act, adminId }) => `${adminId} ${act}`);
const refused = { code: 'ADMINISTRATOR_NOT_OFFERED', status: 409 };

test('of two accounts that are first at the same time one is offered the role', async () => {
  const processes = [newPorts(), newPorts()] as const;
  await Promise.all([processes[0].offers.claim('anna'), processes[1].offers.claim('ben')]);
  const offered = await Promise.all([
    isOffered(processes[0], cook('anna')),
    isOffered(processes[1], cook('ben')),
  ]);
  expect(offered.filter(Boolean)).toHaveLength(1);
  const [winner, loser] = offered[0] ? ['anna', 'ben'] : ['ben', 'anna'];
  await expect(takeRole(processes[0], cook(loser), new Date())).rejects.toMatchObject(refused);
  await takeRole(processes[1], cook(winner), new Date());
  expect(administrators).toEqual([winner]);
});

test('whoever takes it is written down and has the role; nobody is offered it again', async () => {
  const ports = newPorts();
  await ports.offers.claim('anna');
  await takeRole(ports, cook('anna'), new Date());
  expect(administrators).toEqual(['anna']);
  expect(await audit(ports)).toEqual(['anna becomeAdministrator']);
  await ports.offers.claim('ben');
  for (const id of ['anna', 'ben']) {
    expect(await isOffered(newPorts(), cook(id))).toBe(false);
    await expect(takeRole(ports, cook(id), new Date())).rejects.toMatchObject(refused);
  }
});

test('whoever declines it is not offered it again, nor is anybody', async () => {
  const ports = newPorts();
  await ports.offers.claim('anna');
  await declineRole(ports, cook('anna'), new Date());
  expect(await audit(ports)).toEqual(['anna declineAdministrator']);
  await newPorts().offers.claim('ben');
  await expect(takeRole(ports, cook('anna'), new Date())).rejects.toMatchObject(refused);
  await expect(takeRole(newPorts(), cook('ben'), new Date())).rejects.toMatchObject(refused);
  expect(administrators).toEqual([]);
});

test('it is not offered where an administrator is there, is named, or there were accounts before', async () => {
  const ports = newPorts();
  await ports.offers.claim('anna');
  expect(await isOffered({ ...ports, administratorsAreNamed: true }, cook('anna'))).toBe(false);
  expect(await isOffered(ports, { id: 'anna', isAdmin: true })).toBe(false);
  expect(await isOffered(ports, cook('anna'))).toBe(true);
  administrators = ['ada'];
  expect(await isOffered(ports, cook('anna'))).toBe(false);
  // Once there was one, it stays so.
  administrators = [];
  expect(await isOffered(ports, cook('anna'))).toBe(false);
});

test('while the login is away it is not offered, and what was begun can be tried again', async () => {
  const ports = newPorts();
  await ports.offers.claim('anna');
  isAway = true;
  expect(await isOffered(ports, cook('anna'))).toBe(false);
  isAway = false;
  const failing = {
    ...ports,
    directory: {
      ...directory,
      makeAdministrator: () => Promise.reject(new Error('away')),
    } as LoginDirectory,
  };
  await expect(takeRole(failing, cook('anna'), new Date())).rejects.toThrow('away');
  expect(await audit(ports)).toEqual([]);
  // It was begun: what might have been given cannot be declined.
  await expect(declineRole(ports, cook('anna'), new Date())).rejects.toMatchObject(refused);
  await takeRole(ports, cook('anna'), new Date());
  expect(administrators).toEqual(['anna']);
});

test('a login that gives the role and does not answer leaves it written down', async () => {
  const ports = newPorts();
  await ports.offers.claim('anna');
  const givingWithoutAnswer = (isAwayThen: boolean) => ({
    ...ports,
    directory: {
      ...directory,
      makeAdministrator: async (id: string) => {
        administrators.push(id);
        isAway = isAwayThen;
        throw new Error('no answer');
      },
    } as LoginDirectory,
  });
  await expect(takeRole(givingWithoutAnswer(true), cook('anna'), new Date())).rejects.toThrow();
  expect(await audit(ports)).toEqual(['anna becomeAdministrator']);
  isAway = false;
  await takeRole(givingWithoutAnswer(false), cook('anna'), new Date());
  expect(await isOffered(newPorts(), cook('anna'))).toBe(false);
});

test('it goes with an account that is deleted before it has answered', async () => {
  const ports = newPorts();
  await ports.offers.claim('anna');
  await ports.offers.withdraw('anna');
  await ports.offers.claim('ben');
  for (const id of ['anna', 'ben']) expect(await isOffered(ports, cook(id))).toBe(false);
});
