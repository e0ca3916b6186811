import type { AnyNode, Element } from 'domhandler';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { looksLikeStep } from '../../text/steps/step-likelihood.ts';
import { attribute, rawText } from '../html/element.ts';
import { elementText, htmlLines } from '../html/html-lines.ts';

/** "post_12", "p3401", "msg-7": how forums name the messages of a thread. */
const messageId = /^(?:js-)?(?:post|p|msg|message|reply)[_-]?\d{1,12}$/i;
const forum =
  /discourse|phpbb|flarum|vbulletin|xenforo|mybb|simple machines|woltlab|invision|nodebb/i;
const threadData = /"@type"\s{0,5}:\s{0,5}\[?\s{0,5}"DiscussionForumPosting"/;
const longestBeginning = 300;
/** What the buttons below a message say: nobody quotes or reports what a kitchen wrote itself. */
const answers =
  /^(?:reply|quote|report(?: post)?|zitieren|zitat|antworten|melden|citer|répondre|signaler|cita|citare|quota|rispondi|segnala|citar|responder|denunciar)$/iu;
const fewestAnswered = 2;
const mostButtons = 2000;
const mostMessages = 60;
const mostLinesOfMessage = 200;
const fewestListed = 2;
const likely = 0.6;

/** Whether a page is a thread of a forum: it says so by its program or its markup, or one can answer its messages. Entries of a blog are numbered, too. */
const isThread = (elements: readonly Element[], messages: readonly Element[]): boolean =>
  areAnswered(elements, messages) ||
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

/** Whether several messages have a button that quotes or reports them. */
function areAnswered(elements: readonly Element[], messages: readonly Element[]): boolean {
  if (messages.length < fewestAnswered) return false;
  const among = new Set<AnyNode>(messages);
  const answered = new Set<AnyNode>();
  const buttons = elements.filter(({ name }) => name === 'a' || name === 'button');
  for (const button of buttons.slice(0, mostButtons)) {
    if (!answers.test(elementText(button))) continue;
    const message = messageAround(button, among);
    if (message) answered.add(message);
  }
  return answered.size >= fewestAnswered;
}

/** The message that an element stands in; no page is built deeper. */
function messageAround(element: Element, messages: ReadonlySet<AnyNode>): AnyNode | null {
  let around: AnyNode | null = element;
  for (let depth = 0; around && depth < deepest; depth++, around = around.parent)
    if (messages.has(around)) return around;
  return null;
}
const deepest = 30;

/** How many lines of a list a message has that tells a recipe in full; else 0. */
function listedIn(message: Element): number {
  const lines = htmlLines(message.children, { most: mostLinesOfMessage });
  const listed = lines.filter(({ text }) => looksLikeIngredient(text) > likely);
  const isTold = lines.some((line) => !listed.includes(line) && looksLikeStep(line.text) > likely);
  return listed.length >= fewestListed && isTold ? listed.length : 0;
}

/** The messages of a thread behind the first that tells a recipe: what others would put into it. */
export function answersInThread(elements: readonly Element[]): readonly Element[] {
  const messages = elements
    .filter((element) => messageId.test(attribute(element, 'id').slice(0, 40)))
    .slice(0, mostMessages);
  if (messages.length === 0 || !isThread(elements, messages)) return [];
  // How many posts a member wrote, and since when, reads like a line or two of a list.
  const listed = messages.map(listedIn);
  const most = Math.max(...listed);
  const telling = listed.findIndex((count) => count > 0 && 2 * count >= most);
  return telling < 0 ? [] : messages.slice(telling + 1);
}
