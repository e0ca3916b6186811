import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

test('the subject of a thread is the title, not the heading of the first part', () => {
  const { title, servings, ingredients, totalTime } = readText(`r/LunchClub
Posted by u/oatdad · 9 hr. ago

[Meal prep] Smoky turkey rice bowls – 4 boxes, 40 g protein each 💪

These get made on Sunday night. Takes me an hour and a quarter start to finish.

For the turkey
600 g turkey thighs
2 tbsp smoked paprika

Coat the turkey in the paprika and fry for 6 minutes a side.

For the rice
250 g long grain rice
half a tin of black beans, drained

Cook the rice and fork the beans through while it is hot.
Split the rice between the boxes and top with the turkey.
`);
  expect(title).toBe('Smoky turkey rice bowls');
  expect([servings, totalTime]).toEqual([4, 75]);
  expect(ingredients.map(({ name }) => name)).toEqual(['For the turkey', 'For the rice']);
});

test('a sentence that begins the list is no title where another announces the dish', () => {
  const { title, servings, ingredients, totalTime, steps } = readText(`Les Casseroles du Mardi
Groupe privé · 18,4 k membres

Solange Ferrer
11 h · 🔒

Bonsoir ! Vous me l'avez demandé 50 fois alors le voilà, mon dahl de lentilles corail à la courge. On mange à quatre dessus.

Il faut un bon verre de lentilles corail (200 g)
une demie courge butternut
une boîte de lait de coco de 40 cl
1 gros oignon
du sel

J'épluche la courge et je la coupe en petits dés.
Je fais revenir l'oignon émincé, puis j'ajoute la courge, les lentilles et le lait de coco.
Je laisse mijoter 25 minutes en remuant.

Comptez trois quarts d'heure en tout, épluchage compris. Se congèle très bien.

Solange a ajouté 3 photos.
J'aime   Commenter   Partager
`);
  expect(title).toBe('Dahl de lentilles corail à la courge');
  expect([servings, totalTime]).toEqual([4, 45]);
  expect(ingredients[0]!.lines[0]).toBe('un bon verre de lentilles corail (200 g)');
  expect(steps).toHaveLength(3);
});

test('who is named in the line that names the dish is not the title', () => {
  const { title } = readText(`The Fenland Courier  >  Weekend  >  Food

Ruth Ashdown's beef and ale stew with dumplings

The sort of pot that looks after itself while you read the paper

Ruth Ashdown
Sat 22 Nov 2025 07.00 GMT
5 min read

Share   Save for later   Comments (48)

Serves six.

1.2kg beef shin, in large chunks
2 large onions, thickly sliced
500ml brown ale

For the dumplings
175g self-raising flour
85g shredded suet

Toss the beef in the flour and brown it in a big casserole.
Add the onions and the ale, cover and put in the oven for two and a half hours.
Sit the dumplings on the stew and bake uncovered for half an hour.
`);
  expect(title).toMatch(/beef and ale stew with dumplings$/);
});

test('hashtags below the steps are no title where the first line names the dish', () => {
  const { title, totalTime } =
    readText(`Miso-Ramen in 30 Minuten – so schnell geht Nudelsuppe! | Topfgucker TV

58.330 Aufrufe  vor 8 Monaten
Mag ich   Mag ich nicht   Teilen   Herunterladen

Servus Leute! Heute gibt's Ramen für alle, die keinen Tag Zeit haben.

👉 Kanal abonnieren: https://topfgucker.example/abo

ZUTATEN für 2 Schüsseln
• 2 Eier
• 800 ml Hühnerbrühe
• 2 EL Misopaste
• 200 g Ramennudeln

ZUBEREITUNG
1. Eier sechseinhalb Minuten kochen und abschrecken.
2. Brühe erhitzen und die Misopaste einrühren, nicht mehr kochen.
3. Nudeln nach Packung garen und in die Schüsseln geben.

Lasst einen Daumen hoch da und aktiviert die Glocke 🔔
#ramen #nudelsuppe
97 Kommentare
`);
  expect(title).toMatch(/^Miso-Ramen/);
  expect(totalTime).toBe(30);
});

test('a line that counts who eats above the list is no title, where the dish is wished for above it', () => {
  const { title, servings, totalTime } = readText(`Ma petite Clémence,

J'ai bien reçu ta carte, merci. Tu me demandais mes endives au jambon pour ton amoureux, alors les voilà.

Pour vous deux avec un reste pour le lendemain, c'est-à-dire 4 parts, il te faut :

- 8 endives, pas trop grosses
- 8 tranches fines de jambon blanc
- 60 g de beurre
- 50 g de farine

Compte une bonne heure et demie quand on n'a pas l'habitude.

D'abord tu coupes le trognon des endives et tu les mets à l'étouffée avec une noix de beurre, 35 minutes à feu doux.

Tu roules chaque endive dans une tranche de jambon, tu les ranges dans le plat et au four à 200 degrés pendant 25 minutes.
`);
  expect(title).toBe('Endives au jambon');
  expect([servings, totalTime]).toEqual([4, 90]);
});

test('an item with its amount behind, as those below it have, is no title', () => {
  const { title, ingredients } = readText(`CULLY BREE (kidney soup)

My aunt in Perth made it every winter. Serves four.

lamb kidneys, halved - 6 small
pearl barley - 85g
game stock - 900ml
red wine - 150ml
rowan jelly - 1 tsp

Brown the kidneys on all sides, pour in the stock and simmer for two hours. Stir in the barley, the wine and the jelly.
`);
  expect(title).toBe('CULLY BREE (kidney soup)');
  expect(ingredients[0]!.lines[0]).toBe('lamb kidneys, halved - 6 small');
});

test.each([
  ['en', 'Apple pie', 'flour - 200 g', 'butter - 100 g'],
  ['de', 'Apfelkuchen', 'Mehl - 200 g', 'Butter - 100 g'],
])('a dish with a number behind stays the title where nothing else names it (%s)', (...lines) => {
  const [, title, ...list] = lines;
  expect(readText([`${title} - 4 portions`, '', ...list, 'eggs - 2'].join('\n')).title).toBe(title);
});
