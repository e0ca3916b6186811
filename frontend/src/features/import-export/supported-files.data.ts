/** Programs whose library files are read, by what their export is called there. */
export const supportedPrograms: readonly { name: string; files: string }[] = [
  { name: 'Convivio', files: '.zip' },
  { name: 'Mealie', files: '.zip, .json' },
  { name: 'Tandoor', files: '.zip' },
  { name: 'Paprika', files: '.paprikarecipes' },
  { name: 'RecipeSage', files: '.json' },
  { name: 'Nextcloud Cookbook', files: '.zip, .json' },
  { name: 'Mela', files: '.melarecipes' },
  { name: 'Meal-Master', files: '.mmf, .txt' },
  { name: 'Cooklang', files: '.cook, .zip' },
  { name: 'schema.org', files: '.json, .jsonld, .html' },
];

export const libraryFileEndings: readonly string[] = [
  '.zip',
  '.json',
  '.jsonld',
  '.paprikarecipes',
  '.paprikarecipe',
  '.melarecipes',
  '.melarecipe',
  '.mmf',
  '.txt',
  '.cook',
  '.html',
];
