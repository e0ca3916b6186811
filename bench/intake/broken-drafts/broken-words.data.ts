/** What readers of a page write below it, and what was taken for a step more than once. */
export const comments: Record<string, readonly string[]> = {
  en: [
    'I made this last night and my whole family loved it! Five stars from us.',
    'Thank you so much for sharing this, it reminds me of my grandmother.',
    'Can I use frozen ones instead? Has anyone tried it?',
    'Turned out a bit dry for me, but the flavour was great.',
    'Sign up for our newsletter and never miss a recipe again.',
  ],
  de: [
    'Habe ich gestern gekocht, die ganze Familie war begeistert! Danke für das Rezept.',
    'Sehr lecker, das gibt es bei uns jetzt öfter.',
    'Kann man das auch einfrieren? Hat das schon jemand probiert?',
    'Melde dich zu unserem Newsletter an und verpasse kein Rezept mehr.',
  ],
  fr: [
    'Je l’ai fait hier soir et toute la famille a adoré ! Merci pour la recette.',
    'Un vrai délice, je la referai sans hésiter.',
    'Peut-on le congeler ? Quelqu’un a déjà essayé ?',
    'Inscrivez-vous à notre newsletter pour ne rien manquer.',
  ],
  it: [
    'L’ho fatto ieri sera ed è piaciuto a tutta la famiglia! Grazie per la ricetta.',
    'Buonissimo, lo rifarò sicuramente.',
    'Si può congelare? Qualcuno ha provato?',
    'Iscriviti alla nostra newsletter per non perdere nessuna ricetta.',
  ],
  es: [
    '¡Lo hice ayer y a toda mi familia le encantó! Gracias por la receta.',
    'Riquísimo, lo volveré a hacer sin duda.',
    '¿Se puede congelar? ¿Alguien lo ha probado?',
    'Suscríbete a nuestro boletín y no te pierdas ninguna receta.',
  ],
};

/** Words of a page's frame that were taken for an ingredient. */
export const frameWords: readonly string[] = [
  'Print Recipe',
  'Jump to Video',
  'Cook Mode Prevent your screen from going dark',
  'US Customary – Metric',
  'Save to my favourites',
  'Calories: 320 kcal, Carbohydrates: 25 g, Protein: 14 g',
  'Rezept drucken',
  'Zur Einkaufsliste hinzufügen',
  'Imprimer la recette',
  'Aggiungi alla lista della spesa',
  'Guardar en favoritos',
  'Step by step photos are below',
  'Shop this recipe',
  'Advertisement',
];

/** Names of sections and sites that stood where a title was looked for. */
export const otherTitles: readonly string[] = [
  'Recipes',
  'Print',
  'Ingredients',
  'Main Dishes',
  'Anna’s Kitchen',
  'Home',
  'Page 2 of 3',
  'Posted on 14 March 2021 by Anna',
  'Zutaten',
  'Rezepte',
  'Hauptgerichte',
  'Recettes',
  'Nos recettes de saison',
  'Ricette',
  'Primi piatti',
  'Recetas',
  'Serves 4',
  '35 minutes',
  'kitchen.example',
];

/** Letters that recognisers take for others. */
export const confusions: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['l', '1'],
  ['o', '0'],
  ['e', 'c'],
  ['h', 'b'],
  ['cl', 'd'],
  ['u', 'ii'],
  ['t', 'l'],
  ['i', 'l'],
  ['g', 'q'],
  ['s', '5'],
  ['a', 'o'],
  ['f', 't'],
  ['n', 'ri'],
  ['ü', 'ii'],
  ['é', '6'],
  ['ä', 'a'],
];
