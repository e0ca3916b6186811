import { describe, expect, it } from '@jest/globals';
import { emptyDraft, type RecipeDraft } from '../../recipe/recipe.ts';
import { formDoubts, withFurther } from './form-doubts.ts';

const draftOf = (
  lines: string[],
  steps = ['Mix all.', 'Bake.'],
  facts: Partial<RecipeDraft> = {},
): RecipeDraft => ({
  ...emptyDraft(),
  title: 'Plum Tart',
  ingredients: [{ name: null, lines }],
  steps: steps.map((text) => ({ group: null, text })),
  ...facts,
});
const LINES = ['200 g flour', '3 plums', 'salt, sugar and cinnamon'];
const sentences = (...args: Parameters<typeof formDoubts>) =>
  formDoubts(...args).map(({ sentence }) => sentence);
const ALL = ['title', 'yield', 'times', 'lines', 'furtherLines', 'steps'] as const;

describe('what another form of a source tells', () => {
  it('reads no recipe again that is too long to be one', () => {
    let read = 0;
    function* others() {
      yield {
        read: () => {
          read++;
          return draftOf(['3 plums']);
        },
        tells: ALL,
      };
    }
    const many = LINES.flatMap((line) => Array.from({ length: 1000 }, (_, at) => `${line} ${at}`));
    expect(formDoubts(draftOf(many), others())).toEqual([]);
    expect(formDoubts(draftOf(LINES, many), others())).toEqual([]);
    expect(read).toBe(0);
  });

  it('raises no doubt where all comes out the same, whatever its capitals and signs', () => {
    const other = draftOf(
      ['200 g flour', '3 plums', 'salt', 'sugar and cinnamon'],
      ['mix all – bake'],
      { title: "plum tart (ada's)!" },
    );
    expect(
      sentences(draftOf(LINES), [
        { read: () => other, tells: ['title', 'yield', 'times', 'lines', 'steps'] },
      ]),
    ).toEqual([]);
  });

  it('takes facts behind the title of another form for no other title', () => {
    const withFacts = draftOf(LINES, undefined, { title: 'Plum Tart, serves four' });
    expect(sentences(draftOf(LINES), [{ read: () => withFacts, tells: ['title'] }])).toEqual([]);
  });

  it('doubts no title that names the dish where another form has words that name none', () => {
    const other = draftOf(LINES, undefined, { title: 'Village Fair' });
    expect(sentences(draftOf(LINES), [{ read: () => other, tells: ['title'] }])).toEqual([]);
    expect(sentences(other, [{ read: () => draftOf(LINES), tells: ['title'] }])).toHaveLength(1);
  });

  it('takes an article or the word for a recipe in front for no other title', () => {
    for (const title of ['The plum tart', 'Recipe plum tart', 'My Plum Tart'])
      expect(
        sentences(draftOf(LINES), [
          { read: () => draftOf(LINES, undefined, { title }), tells: ['title'] },
        ]),
      ).toEqual([]);
  });

  it('names the title that another form has', () => {
    expect(
      sentences(draftOf(LINES), [
        { read: () => draftOf(LINES, undefined, { title: 'Apple Tart' }), tells: ALL },
      ]),
    ).toEqual(['The title may be “Apple Tart”, not “Plum Tart”.']);
  });

  it('names the line, the step and the facts that another form has not', () => {
    const other = draftOf(['200 g flour 3 plums', 'salt', 'sugar and cinnamon'], ['Mix all.'], {
      servings: 4,
      yieldText: 'For 4',
      totalTime: 50,
    });
    expect(sentences(draftOf(LINES), [{ read: () => other, tells: ALL }])).toEqual([
      '“For 4” may be the number of servings.',
      'The total time may be 50 min.',
      '“200 g flour” may not be an ingredient line as it stands.',
      '“3 plums” may not be an ingredient line as it stands.',
      '“Bake.” may not be a step as it stands.',
    ]);
  });

  it.each([
    ['the food before its amount', ['flour 200 g', '3 plums', 'salt, sugar and cinnamon']],
    ['an item in two rows', ['200 g', 'flour', '3 plums', 'salt, sugar and cinnamon']],
    ['a food each', ['200 g flour', '3 plums', 'salt', 'sugar', 'cinnamon']],
  ])('raises no doubt where the other form has %s', (_, lines) => {
    const tells = ['lines', 'furtherLines'] as const;
    expect(sentences(draftOf(LINES), [{ read: () => draftOf(lines), tells }])).toEqual([]);
  });

  it.each([
    [{ cookTime: 35 }, {}, '35 min may not be the cooking time.', 'Forno per 35 min'],
    [{ cookTime: 35 }, { cookTime: 90 }, 'The cooking time may be 1 hour 30 min, not 35 min.'],
    [{}, { prepTime: 35 }, 'The preparation time may be 35 min.', 'Forno per 35 min'],
  ])('says which time may be another, beside the row that states it: %j %j', (...given) => {
    const [own, others, sentence, row = 'Forno per 35 min'] = given;
    expect(
      formDoubts(
        draftOf(LINES, undefined, own),
        [{ read: () => draftOf(LINES, undefined, others), tells: ['times'] }],
        ['Riposo', ' Forno per 35 min'],
      ),
    ).toEqual([expect.objectContaining({ sentence, sourceWords: row, about: 'times' })]);
  });

  it('names the sentence that another form takes for a step, if it is more than a few words', () => {
    const tells = ['furtherSteps'] as const;
    const others = ['Mix all. Bake. Leave to cool.', 'Cut into squares.'];
    const read = () => draftOf(LINES, others);
    expect(sentences(draftOf(LINES), [{ read, tells }])).toEqual([
      'A step may be missing: “Leave to cool.”.',
    ]);
    const own = draftOf(LINES, ['Mix all.', 'Bake. Leave to cool. Cut into squares.']);
    expect(sentences(own, [{ read, tells }])).toEqual([]);
  });

  it('looks only at what the form tells, and at each part once', () => {
    const other = draftOf(['1 egg'], ['Mix all.'], { title: 'Village Fair' });
    expect(
      sentences(draftOf(LINES), [
        { read: () => other, tells: ['steps'] },
        { read: () => draftOf(LINES, ['Bake.']), tells: ['steps'] },
      ]),
    ).toEqual(['“Bake.” may not be a step as it stands.']);
  });

  it('reads no form of which all that it tells is doubted already', () => {
    const others = [
      {
        read: () => draftOf(LINES, undefined, { title: 'Apple Tart' }),
        tells: ['title'] as const,
      },
      {
        read: () => {
          throw new Error('read');
        },
        tells: ['title'] as const,
      },
    ];
    expect(sentences(draftOf(LINES), others)).toHaveLength(1);
  });

  it('stays silent of what has no list or no steps', () => {
    expect(sentences(draftOf([]), [{ read: () => draftOf(LINES), tells: ALL }])).toEqual([]);
  });

  it('adds no second doubt to a line, nor to a fact of the whole', () => {
    const step = { part: 'step' as const, index: 1, sentence: 'a', sourceWords: null };
    const times = { ...step, part: 'whole' as const, index: null, about: 'times' as const };
    const missing = { ...step, part: 'whole' as const, index: null };
    expect(withFurther([step, times], [step, times, { ...step, index: 0 }, missing])).toEqual([
      step,
      times,
      { ...step, index: 0 },
      missing,
    ]);
  });

  it('says once that words are missing', () => {
    const missing = (sourceWords: string) =>
      ({ part: 'whole', index: null, sentence: 'missing', sourceWords }) as const;
    const row = missing('They stay soft. Leave to cool.');
    expect(withFurther([row], [missing('Leave to cool.')])).toEqual([row]);
    expect(withFurther([row], [missing('Cut it up.')])).toEqual([row, missing('Cut it up.')]);
  });
});
