import { startJobProcess, type JobProcess } from './job-process.ts';
import { claimMemory } from './memory-budget.ts';

/**
 * Starts processes once their memory is free in the budget; it is free again when they are gone.
 * Those that live are in the set.
 */
export function processesWithinBudget(living: Set<JobProcess>) {
  return async (
    memoryMb: number,
    openFile: number | null,
    signal: AbortSignal,
  ): Promise<JobProcess> => {
    const giveBack = await claimMemory(memoryMb, signal);
    try {
      const worker = startJobProcess(memoryMb, openFile);
      living.add(worker);
      void worker.gone.then(() => {
        living.delete(worker);
        giveBack();
      });
      return worker;
    } catch (error) {
      // The system itself may refuse one more.
      giveBack();
      throw error;
    }
  };
}
