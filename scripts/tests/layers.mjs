/** The layers of tests, the quickest first, each by the paths of its suites: the first that fits. What none names is a rule. */
const LAYERS = [
  ['web', /^frontend\/src\/.*\.test\.tsx$/],
  ['edge', /^packages\/stack\/test\/edge\//],
  ['journeys', /^(tests\/journeys|packages\/stack\/test\/process)\//],
  ['stories', /^(services|gateway|packages)\/.*\/?test\//],
];

/** The layer of a suite, by its path from the root. */
export const layerOf = (path) => LAYERS.find(([, fits]) => fits.test(path))?.[0] ?? 'rules';
