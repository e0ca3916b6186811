import vm from 'node:vm';

const { compileFunction, SourceTextModule } = vm;
/** What Jest itself and libraries were compiled to, by file. */
const functions = new Map();
const modules = new Map();

const isLibrary = (file) => file.includes('/node_modules/');
// What imports while it runs has to do so by the suite that it runs in.
const importsLater = (code) => /\bimport\s*\(/.test(code);

/**
 * Jest loads its own parts (`expect` and what that is made of) and the libraries of the web app anew for each suite, and compiles
 * them each time, which takes longer than most suites of rules. Compiled once they are run anew in each suite all the same, so none
 * sees what another left.
 */
export function compileLibrariesOnce() {
  vm.compileFunction = compileFunctionOnce;
  vm.SourceTextModule = LibraryModule;
}

function compileFunctionOnce(code, parameters, options) {
  const { filename, parsingContext } = options;
  if (!isLibrary(filename) || importsLater(code)) return compileFunction(code, parameters, options);
  const wrapped = `(function (${parameters.join(', ')}) {${code}\n})`;
  const known = functions.get(filename);
  const script = known?.wrapped === wrapped ? known.script : new vm.Script(wrapped, { filename });
  functions.set(filename, { wrapped, script });
  return script.runInContext(parsingContext);
}

class LibraryModule extends SourceTextModule {
  constructor(code, options) {
    const file = options.identifier;
    const known = modules.get(file);
    const cachedData = known?.code === code ? known.cachedData : undefined;
    super(code, { ...options, ...(cachedData && { cachedData }) });
    if (!cachedData && isLibrary(file))
      modules.set(file, { code, cachedData: this.createCachedData() });
  }
}
