import { expect, test } from '@jest/globals';
import { readText } from '../read-text.ts';

const LIST = [
  '1 kg beef shin',
  '2 onions, sliced',
  '4 cloves of garlic',
  '1 tin tomatoes',
  '2 tbsp chilli powder',
].join('\n');
const STEPS =
  '1. Brown the beef and take it out.\n2. Fry the onions with garlic and chilli powder.\n3. Add tomatoes and beef and simmer for three hours.';
const titleBelow = (head: string) => readText(`${head}\n\n${LIST}\n\n${STEPS}\n`).title;

test('the dish that a sentence calls its own is the title, not who is quoted or what leads on to the list', () => {
  expect(
    titleBelow(
      'Re: Your best batch-cook chilli?\nby SlowCookerSue » Thu Feb 12, 2026 7:48 pm\n\nTomH wrote:\n> Does anyone have a chilli that is not just mince?\n\n' +
        'Here you go Tom, this is my smoky beef shin chilli. Feeds eight hungry people.\n\nYou want all of this on the table first, and then:',
    ),
  ).toBe('Smoky beef shin chilli');
});

test('the dish in the subject of a thread is the title where nothing else names it', () => {
  expect(
    titleBelow(
      'Re: beef chilli without beans??\npor maruja_67 » 14 Oct 2026, 22:31\n\nfer_cadiz escribió:\nmine is always like a shoe',
    ),
  ).toMatch(/^Beef chilli/);
  expect(
    titleBelow(
      '[Forum Mestoli » Le ricette della domenica]\nOggetto: BEEF CHILLI FOR SUNDAYS\n\nGood morning all! As promised.',
    ),
  ).toMatch(/^Beef chilli/i);
});

test('the name of a member of a forum is no title', () => {
  expect(
    titleBelow(
      'Papilou\nMembre or\nMessages : 2 310\nPosté le 08-02-2026 à 15:47\nThis is my beef chilli. It has never failed in twenty years.',
    ),
  ).toBe('Beef chilli');
});

test('a dish whose name begins on the line above is named as a whole', () => {
  const { title } = readText(
    `Hallo Jannik,

endlich komme ich dazu. Hier also der Linseneintopf mit
Würstchen, so wie ihn Opa Willi immer gekocht hat. Reicht für
einen Tag zu zweit oder für vier Hungrige auf einmal.

250 g Tellerlinsen
1 Bund Suppengrün
3 Kartoffeln
1 Zwiebel
4 Würstchen

Speck und Zwiebel klein würfeln und im großen Topf auslassen,
bis die Zwiebel glasig ist. Das Suppengrün putzen, klein
schneiden und kurz mitschwitzen.

Linsen waschen (einweichen musst du die nicht), mit den
Kartoffeln dazu, Brühe drauf und alles 35 Minuten leise
köcheln lassen.
`,
  );
  expect(title).toBe('Linseneintopf mit Würstchen');
});
