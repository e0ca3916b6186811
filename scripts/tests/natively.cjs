// A transformer of Jest that puts a facade in the place of a module: Node loads the module itself, once for all suites of a
// worker, where Jest would load it anew for each. A service with its engines is some two thousand files.
const { createHash } = require('node:crypto');

const isName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

module.exports = {
  process(source, path, kind) {
    if (isOfJest(kind)) return { code: source };
    const loaded = `globalThis.loadNatively(${JSON.stringify(path)})`;
    if (!kind.supportsStaticESM) return { code: `module.exports = ${loaded};` };
    const exported = namesOf(path).map((name, at) => [`_${at}`, name]);
    const locals = exported.map(([local, name]) => `${JSON.stringify(name)}: ${local}`);
    const names = exported.map(([local, name]) => `${local} as ${name}`);
    return {
      code: `const { ${locals.join(', ')} } = ${loaded};\nexport { ${names.join(', ')} };`,
    };
  },
  getCacheKey(source, path, kind) {
    const state = isOfJest(kind) ? [path, source] : [path, kind.supportsStaticESM && namesOf(path)];
    return createHash('sha256').update(JSON.stringify(state)).digest('hex');
  },
};

/** What Jest loads for itself, such as an environment, it loads as Node does already. */
const isOfJest = ({ supportsDynamicImport }) => !supportsDynamicImport;

const namesOf = (path) => Object.keys(require(path)).filter((name) => isName.test(name));
