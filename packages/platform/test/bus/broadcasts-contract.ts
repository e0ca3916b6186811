import { describe, expect, test } from '@jest/globals';
import { nextMessage } from '../../src/bus/next-message.ts';
import { received } from './received.ts';
import { message } from './build-message.ts';
import type { BusStage } from './bus-stage.ts';

/** What every bus does for those who listen and watch. */
export function broadcastsContract(stage: BusStage): void {
  describe('broadcasts', () => {
    test('reach all who listen now, on every bus', async () => {
      const other = await stage.anotherBus();
      const [here, there] = [received<unknown>(), received<unknown>()];
      await stage.bus.listen('progress.*', (data, subject) => here.add({ subject, data })).ready;
      await other.listen('progress.job-81', (data) => there.add(data)).ready;
      stage.bus.broadcast('progress.job-80', { percent: 5 });
      stage.bus.broadcast('progress.job-81', { percent: 20 });
      expect(await there.wait(1)).toEqual([{ percent: 20 }]);
      expect(await here.wait(2)).toEqual([
        { subject: 'progress.job-80', data: { percent: 5 } },
        { subject: 'progress.job-81', data: { percent: 20 } },
      ]);
    });

    test('reach other processes and come back', async () => {
      await stage.startProcess('echo');
      const heard = received<unknown>();
      await stage.bus.listen('answer', heard.add).ready;
      stage.bus.broadcast('question', 'is it done?');
      expect(await heard.wait(1)).toEqual(['is it done?']);
    });

    test('are not kept for those who come later', async () => {
      const other = await stage.anotherBus();
      stage.bus.broadcast('progress.job', 'before');
      await stage.bus.health();
      const heard = received<unknown>();
      await other.listen('progress.job', heard.add).ready;
      stage.bus.broadcast('progress.job', 'after');
      expect(await heard.wait(1)).toEqual(['after']);
    });

    test('are not heard after the listener stopped, nor stopped by one that fails', async () => {
      const [stopped, heard] = [received<unknown>(), received<unknown>()];
      const listening = stage.bus.listen('progress.>', stopped.add);
      await listening.ready;
      await stage.bus.listen('progress.>', () => {
        throw new Error('broken page');
      }).ready;
      await stage.bus.listen('progress.>', heard.add).ready;
      listening.stop();
      stage.bus.broadcast('progress.a.b', 1);
      expect(await heard.wait(1)).toEqual([1]);
      expect(stopped.all).toEqual([]);
    });
  });

  describe('watching', () => {
    test('sees messages and work pass without taking them', async () => {
      const done = received();
      const job = message('intake.requested', { jobId: 81 });
      const seen = nextMessage<{ jobId: number }>(
        await stage.anotherBus(),
        'intake.requested',
        ({ data }) => data.jobId === 81,
      );
      await stage.bus.publish(message('intake.requested', { jobId: 80 }));
      await stage.bus.publish(job);
      expect(await seen).toEqual(job);
      await stage.bus.work({ queue: 'intake', subject: 'intake.requested', handle: done.add });
      await done.wait(2);
    });

    test('says which message did not come', async () => {
      const nothing = nextMessage(stage.bus, 'recipe.created', () => false, 300);
      await stage.bus.publish(message('recipe.created'));
      await expect(nothing).rejects.toThrow(
        'No message on recipe.created within 300 ms; 1 others passed.',
      );
    });
  });

  describe('following', () => {
    const DAY = { sinceMs: 86_400_000 };

    test('tells what is stored of a subject, and then what comes, in order', async () => {
      const [first, second, third] = [1, 2, 3].map((data) => message('access.ended', data));
      await stage.bus.publish(first!);
      await stage.bus.publish(message('recipe.created'));
      await stage.bus.publish(second!);
      const heard = received();
      await (await stage.anotherBus()).follow('access.ended', DAY, heard.add).ready;
      expect(heard.all).toEqual([first, second]);
      await stage.bus.publish(third!);
      expect(await heard.wait(3)).toEqual([first, second, third]);
    });

    test('tells each process of all, also where nothing is stored', async () => {
      const followers = [received(), received()];
      for (const heard of followers)
        await (await stage.anotherBus()).follow('access.ended', DAY, heard.add).ready;
      const end = message('access.ended');
      await stage.bus.publish(end);
      for (const heard of followers) expect(await heard.wait(1)).toEqual([end]);
    });

    test('ends when it is stopped', async () => {
      const [stopped, heard] = [received(), received()];
      const following = stage.bus.follow('access.ended', DAY, stopped.add);
      await following.ready;
      following.stop();
      await stage.bus.follow('access.ended', DAY, heard.add).ready;
      const end = message('access.ended');
      await stage.bus.publish(end);
      expect(await heard.wait(1)).toEqual([end]);
      expect(stopped.all).toEqual([]);
    });
  });
}
