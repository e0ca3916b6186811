import { expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import type { JobStore } from '../src/domain/intake/job/job-store.ts';
import type { IntakePorts } from '../src/domain/intake/job/perform-intake.ts';
import { runJob } from '../src/reactions/run-job.ts';

const away = () => new mongoose.mongo.MongoNetworkError('connection closed');

test('a run whose store was away when it began is no try once the store answers', async () => {
  const calls: string[] = [];
  const store = {
    begin: async () => {
      calls.push('begin');
      throw away();
    },
    giveBack: async () => {
      calls.push('give back');
      if (calls.length < 3) throw away();
    },
  } as unknown as JobStore;
  const stopping = new AbortController().signal;
  const ports = {} as IntakePorts;
  await expect(runJob({ store, ports, limitMs: 1_000, stopping }, 1)).rejects.toThrow('closed');
  expect(calls).toEqual(['begin', 'give back', 'give back']);
});
