import { afterEach, beforeEach } from '@jest/globals';
import type { Bus, WorkOptions } from '../../src/bus/bus.ts';
import { openBus } from '../../src/bus/open-bus.ts';
import { startBusProcess, type BusProcess } from './bus-process.ts';

/** An empty bus of its own for one test. */
export interface BusPlace {
  url: string;
  /** Puts a payload on the stream behind the back of the bus. */
  inject(subject: string, payload: string): Promise<void>;
  dispose(): Promise<void>;
}

/** What a test of the contract plays with; new for each test, and cleared away after it. */
export interface BusStage {
  bus: Bus;
  place: BusPlace;
  open: Bus[];
  logged: { text: string; fields: object }[];
  anotherBus(): Promise<Bus>;
  startProcess(mode: string, options?: Partial<WorkOptions>): Promise<BusProcess>;
}

export function busStage(newPlace: () => Promise<BusPlace>): BusStage {
  const processes: BusProcess[] = [];
  const note = (fields: object, text: string) => void stage.logged.push({ text, fields });
  const stage = {
    open: [],
    logged: [],
    async anotherBus() {
      const bus = await openBus(stage.place.url, {
        log: { info: note, warn: note, error: note },
      });
      stage.open.push(bus);
      return bus;
    },
    async startProcess(mode, options) {
      const started = await startBusProcess(stage.place.url, mode, options);
      processes.push(started);
      return started;
    },
  } as Partial<BusStage> as BusStage;

  beforeEach(async () => {
    stage.logged.length = 0;
    stage.place = await newPlace();
    stage.bus = await stage.anotherBus();
  });
  afterEach(async () => {
    for (const process of processes.splice(0)) await process.kill();
    await Promise.all(stage.open.splice(0).map((bus) => bus.close()));
    await stage.place.dispose();
  });
  return stage;
}
