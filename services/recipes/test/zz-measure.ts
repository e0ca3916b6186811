import { startRecipeKitchen } from './recipe-kitchen.ts';
import { beginImport, exported, zipOf } from './exchange-kitchen.ts';
const n = Number(process.argv[2]);
const k = await startRecipeKitchen();
const cook = await k.newCook();
const rss = () => { (globalThis as { gc?: () => void }).gc?.(); const m = process.memoryUsage(); return `rss ${Math.round(m.rss / 1e6)} heap ${Math.round(m.heapUsed / 1e6)} ext ${Math.round(m.external / 1e6)} ab ${Math.round(m.arrayBuffers / 1e6)} MB`; };
const recipe = (i: number) => ({ '@type': 'Recipe', name: `Omelette ${i}`, recipeIngredient: ['2 eggs', '1 cup milk', '300 g flour, sifted', '1 tsp salt', '2 tbsp butter, melted', '1 onion, chopped', '2 cloves garlic', '400 g tomatoes'], recipeInstructions: ['Whisk the eggs and the milk.', 'Add the flour and mix until smooth.', 'Fry in butter until golden.'] });
async function run(who: typeof cook, bytes: Uint8Array | string, name: string) {
  const t = performance.now();
  const { data } = await beginImport(who, await who.upload(bytes), name);
  let last = 0; let worst = 0;
  for (;;) {
    const q = performance.now();
    const r = await who.ask<{ libraryImport: { state: string; done: number } }>('query ($id: ID!) { libraryImport(id: $id) { state done total } }', { id: data.begun.id });
    worst = Math.max(worst, performance.now() - q);
    if (r.data.libraryImport.state !== 'running') { console.log(name, r.data.libraryImport, Math.round(performance.now() - t), 'ms; slowest answer', Math.round(worst), 'ms', rss()); break; }
    await new Promise((f) => setTimeout(f, 500));
  }
  const q = performance.now();
  const full = await who.ask<{ libraryImport: { items: unknown[] } }>('query ($id: ID!) { libraryImport(id: $id) { items { name outcome sentence recipeId } } }', { id: data.begun.id });
  console.log('report', full.data.libraryImport.items.length, Math.round(performance.now() - q), 'ms');
}
console.log('start', rss());
await run(cook, JSON.stringify(Array.from({ length: n }, (_, i) => recipe(i))), 'json');
let t = performance.now();
const z = await exported(k, cook, 'zip');
console.log('export zip', z.count, z.bytes.length, Math.round(performance.now() - t), 'ms', rss());
t = performance.now();
const j = await exported(k, cook, 'jsonld');
console.log('export jsonld', j.count, j.bytes.length, Math.round(performance.now() - t), 'ms', rss());
await run(await k.newCook(), z.bytes, 'own zip');
await run(cook, z.bytes, 'own zip again');
await k.close();
