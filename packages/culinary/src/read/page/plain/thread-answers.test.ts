import { expect, test } from '@jest/globals';
import { heading, items, lines, lists, read, told } from '../test-kit/plum-tart.ts';

const program = '<meta name="generator" content="Discourse 3.2">';
const message = (at: number, body: string) => `<div id="post_${at}"><p>Ada</p>${body}</div>`;
const answer = message(3, `<p>I would add:</p>${items(['1 handful almonds', '1 pinch cinnamon'])}`);

test('what others would put into the recipe of a thread is none of it', () => {
  const thread = `${program}${heading}${message(1, lists)}${answer}`;
  expect(read(thread)).toMatchObject({ lines, told });
});

test('a page whose data say that it is a thread is one', () => {
  const data =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"DiscussionForumPosting"}</script>';
  const liked = message(3, '<p>I put in 2 red peppers instead of the plums. Cracking stuff.</p>');
  expect(read(`${data}${heading}${message(1, lists)}${liked}`)).toMatchObject({ lines, told });
});

test.each(['Reply', 'Zitieren', 'Répondre', 'Rispondi', 'Citar'])(
  'a page whose messages have a button “%s” is a thread',
  (button) => {
    const answered = (at: number, body: string) => message(at, `${body}<a href="#">${button}</a>`);
    const question = answered(1, '<p>Has anyone got a plum tart?</p>');
    const liked = answered(3, '<p>We put 2 apples in as well! And a dash of rum.</p>');
    expect(read(`${heading}${question}${answered(2, lists)}${liked}`)).toMatchObject({
      lines,
      told,
    });
  },
);

test('the recipe of a thread may be an answer', () => {
  const question = message(1, '<p>Has anyone got a plum tart?</p>');
  expect(read(`${program}${heading}${question}${message(2, lists)}${answer}`)).toMatchObject({
    lines,
    told,
  });
});

test('what the messages say of their writers makes no recipe of the first', () => {
  const post = (at: number, body: string) =>
    `<div id="p${at}"><dl><dd>Posts: 312</dd><dd>Joined: Feb 2016</dd></dl><div>${body}</div><a href="#">Report post</a></div>`;
  const question = post(1, 'dug up 2 leeks and 3 onions today, so chop them and fry them it was');
  expect(read(`${heading}${question}${post(2, lists)}${post(3, 'Will try, ta!')}`)).toMatchObject({
    lines,
    told,
  });
});
