/**
 * Imports a module of ours as Node does, once for all suites of a Jest worker, where an import in a suite is done anew for each:
 * a service with its engines is some two thousand files. What such a module answers comes from another realm, so `instanceof`
 * is of no use on it. Where Jest is not told how (`scripts/tests/node-environment.mjs`), this is a usual import.
 */
export const natively = <Module>(path: string, from: string): Promise<Module> => {
  const { importNatively } = globalThis as { importNatively?: (url: string) => Promise<unknown> };
  const { href } = new URL(path, from);
  return (importNatively ? importNatively(href) : import(href)) as Promise<Module>;
};
