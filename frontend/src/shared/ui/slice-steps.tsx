import { Slice } from './slice.tsx';

/** The step of a wizard: one wedge a step. */
export function SliceSteps({ step, of = 4, size = 40 }: { step: number; of?: number; size?: number }) {
  return <Slice n={of} value={step / of} rest="fill" colour="cobalt" size={size} label={`Step ${step} of ${of}`} />;
}
