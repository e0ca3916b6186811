import { expect, test } from '@jest/globals';
import { emptyDraft } from '../recipe/recipe.ts';
import { withoutStrangeRemarks } from './strange-remarks.ts';

const DISHES = {
  en: ['Beef chili', '500 g minced beef', '3 fresh chilies', '1 tin kidney beans', '2 onions'],
  de: ['Forelle Müllerin', '4 Forellen', '80 g Butter', '1 Zitrone', '50 g Mehl'],
  fr: ['Gratin dauphinois', '1 kg pommes de terre', '50 cl crème', '1 gousse d’ail'],
  it: ['Lasagne al forno', '500 g ragù', '250 g sfoglia', '500 ml besciamella'],
  es: ['Lentejas estofadas', '400 g lentejas', '1 chorizo', '2 zanahorias'],
  nl: ['Stamppot boerenkool', '1 kg aardappelen', '500 g boerenkool', '1 rookworst'],
  pt: ['Caldo verde', '500 g batatas', '200 g couve', '1 chouriço'],
  sv: ['Köttbullar', '500 g köttfärs', '1 lök', '1 dl ströbröd'],
} as const;

const left = (language: keyof typeof DISHES, note: string): string[] => {
  const [title, ...lines] = DISHES[language];
  const draft = { ...emptyDraft(), title, ingredients: [{ name: null, lines }], notes: [note] };
  return withoutStrangeRemarks(draft).strange;
};

test.each([
  ['en', 'On Friday we serve it with a piña colada.'],
  ['en', 'Freeze it on Monday in bins.'],
  ['en', 'Wash your hands after handling chilies.'],
  ['en', 'Wash your hands at once if you touch the seeds.'],
  ['en', 'Cook it on Sunday and put the fat in the bin, not down the sink.'],
  ['en', 'Hello, this chili is even better on Saturday.'],
  ['en', 'Don’t forget to soak the beans on Thursday.'],
  ['en', 'Read the recipe for our cornbread to go with it.'],
  ['en', 'If the butcher has no beef on Friday, take pork.'],
  ['en', 'Save the beef fat for later.'],
  ['en', 'Drop the beans in and cook ten more minutes.'],
  ['de', 'Ich bin am Freitag spät dran und nehme Filets.'],
  ['de', 'Am Freitag schmeckt es wie bei der Müllerin.'],
  ['de', 'Forelle Müllerin gibt es am Freitag.'],
  ['de', 'Das Mehl kaufe ich am Samstag beim Müller.'],
  ['de', 'Hallo, die Butter muss am Freitag frisch sein.'],
  ['de', 'Die Gräten kommen am Freitag gleich in den Müll, sonst riecht die Forelle nach.'],
  ['de', 'Morgen schmeckt die Forelle auch kalt.'],
  ['de', 'Hände waschen, nachdem die Forellen ausgenommen sind.'],
  [
    'de',
    'Am Freitag kommt das Müllermesser zum Einsatz: damit lassen sich Forellen gut filetieren.',
  ],
  ['fr', 'Dimanche, on le mange avec une salade verte.'],
  ['fr', 'Bonjour, la crème doit être entière.'],
  ['fr', 'Pense à éplucher les pommes de terre samedi.'],
  ['fr', 'Lavez-vous les mains après avoir coupé l’ail.'],
  ['fr', 'Les épluchures vont à la poubelle samedi, les pommes de terre dans le gratin.'],
  ['fr', 'Pense à le réchauffer dimanche à four doux.'],
  ['fr', 'Laisse les pommes de terre plus de deux heures dans l’eau.'],
  ['it', 'Il fondo delle lasagne va bucato domani con la forchetta.'],
  ['it', 'La domenica si mangia con un bicchiere di rosso.'],
  ['it', 'Ciao a tutti, la besciamella va fatta densa.'],
  ['it', 'Ricordati di tirare fuori la sfoglia sabato.'],
  ['it', 'Sabato il ragù va sul fuoco, gli scarti nella spazzatura.'],
  ['it', 'Lavare le mani dopo aver toccato il ragù caldo.'],
  ['es', 'El viernes las lentejas se sirven con una piña colada.'],
  ['es', 'Hola, el chorizo mejor sin piel.'],
  ['es', 'Recuerda que las lentejas se remojan el jueves.'],
  ['es', 'El domingo están todavía más ricas.'],
  ['es', 'Lavar las manos después de cortar el chorizo.'],
  ['nl', 'Op zondag smaakt de stamppot nog beter.'],
  ['nl', 'Hoi, de rookworst gaat er pas op het eind bij.'],
  ['nl', 'Giet het vet zaterdag door een zeef.'],
  ['nl', 'Vergeet niet de aardappelen zaterdag te schillen.'],
  ['nl', 'De schillen gaan zaterdag in de vuilnisbak, de boerenkool in de pan.'],
  ['pt', 'No domingo o caldo fica ainda melhor.'],
  ['pt', 'Olá, a couve corta-se muito fina.'],
  ['pt', 'Lavar as mãos depois de cortar o chouriço.'],
  ['pt', 'Amanhã as cascas vão para o lixo e o caldo para a mesa.'],
  ['sv', 'På lördag serveras köttbullarna med lingon.'],
  ['sv', 'Hej, löken ska rivas fint.'],
  ['sv', 'Glöm inte att blötlägga ströbrödet på söndag.'],
  ['sv', 'Tvätta händerna efter att du rullat köttbullarna.'],
] as const)('%s: “%s” stays with its dish', (language, note) => {
  expect(left(language, note)).toEqual([]);
});
