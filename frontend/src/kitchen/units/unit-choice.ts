import { deviceChoice, useDeviceChoice } from '../../shared/storage/device-choice.ts';

export type Units = 'metric' | 'imperial';
/** Those that are chosen, or those of the source. */
export type ShownUnits = Units | 'original';

const units = deviceChoice<Units>('recipe-units', ['metric', 'imperial']);
const keepSpoons = deviceChoice('recipe-keep-spoons', ['off', 'on']);
const weighSolids = deviceChoice('recipe-weigh-solids', ['off', 'on']);

/** In which units this device shows recipes. */
export interface UnitChoice {
  units: Units;
  setUnits: (units: Units) => void;
  /** Teaspoons and tablespoons stay, though the rest is metric: they lie in every drawer. */
  keepSpoons: boolean;
  setKeepSpoons: (on: boolean) => void;
  /** Cups of what a scale measures better become grams. */
  weighSolids: boolean;
  setWeighSolids: (on: boolean) => void;
}

export function useUnitChoice(): UnitChoice {
  const [shownIn, setUnits] = useDeviceChoice(units);
  const [spoons, setSpoons] = useDeviceChoice(keepSpoons);
  const [weigh, setWeigh] = useDeviceChoice(weighSolids);
  return {
    units: shownIn,
    setUnits,
    keepSpoons: spoons === 'on',
    setKeepSpoons: (on) => setSpoons(on ? 'on' : 'off'),
    weighSolids: weigh === 'on',
    setWeighSolids: (on) => setWeigh(on ? 'on' : 'off'),
  };
}
