import type { Element } from 'domhandler';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { looksLikeStep } from '../../text/steps/step-likelihood.ts';
import { attribute, rawText } from '../html/element.ts';
import { htmlLines } from '../html/html-lines.ts';

/** "post_12", "p3401", "msg-7": how forums name the messages of a thread. */
const messageId = /^(?:js-)?(?:post|p|msg|message|reply)[_-]?\d{1,12}$/i;
const forum =
  /discourse|phpbb|flarum|vbulletin|xenforo|mybb|simple machines|woltlab|invision|nodebb/i;
const threadData = /"@type"\s{0,5}:\s{0,5}\[?\s{0,5}"DiscussionForumPosting"/;
const longestBeginning = 300;
const mostMessages = 60;
const mostLinesOfMessage = 200;
const fewestListed = 2;
const likely = 0.6;

/** Whether a page is a thread of a forum: it says so by its program or its markup. Entries of a blog are numbered, too. */
const isThread = (elements: readonly Element[]): boolean =>
  elements.some(
    (element) =>
      /DiscussionForumPosting$/.test(attribute(element, 'itemtype')) ||
      (element.name === 'script' &&
        attribute(element, 'type').includes('ld+json') &&
        threadData.test(rawText(element).slice(0, longestBeginning))) ||
      (element.name === 'meta' &&
        attribute(element, 'name') === 'generator' &&
        forum.test(attribute(element, 'content').slice(0, 200))) ||
      (element.name === 'body' && forum.test(attribute(element, 'id'))),
  );

/** Whether a message tells a recipe in full. */
function tellsRecipe(message: Element): boolean {
  const lines = htmlLines(message.children, { most: mostLinesOfMessage });
  const listed = lines.filter(({ text }) => looksLikeIngredient(text) > likely);
  return (
    listed.length >= fewestListed &&
    lines.some((line) => !listed.includes(line) && looksLikeStep(line.text) > likely)
  );
}

/** The messages of a thread behind the first that tells a recipe: what others would put into it. */
export function answersInThread(elements: readonly Element[]): readonly Element[] {
  if (!isThread(elements)) return [];
  const messages = elements
    .filter((element) => messageId.test(attribute(element, 'id').slice(0, 40)))
    .slice(0, mostMessages);
  const telling = messages.findIndex(tellsRecipe);
  return telling < 0 ? [] : messages.slice(telling + 1);
}
