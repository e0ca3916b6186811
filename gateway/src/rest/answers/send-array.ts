import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireUser } from '@convivio/platform/identity';
import type { RestCall } from '../route.ts';

type Parts = AsyncIterator<readonly unknown[]>;
type Call = Pick<RestCall, 'response' | 'state' | 'ports'>;

/**
 * Sends a JSON array in parts as they come, so that a library of any size takes little memory and holds up nobody. What fails before the first part
 * throws, as where too many of the same cook are asked for at once; what fails later cuts the connection, because half an array must not look like a
 * whole one.
 */
export async function sendArray(call: Call, parts: Parts): Promise<void> {
  const { response, state, ports } = call;
  const gone = new AbortController();
  const leave = () => gone.abort(new Error('the reader of a list went away'));
  response.once('close', leave);
  try {
    await ports.long.inLine(requireUser(state.actor).id, gone.signal, () =>
      sendParts(call, parts, '[', ']'),
    );
  } catch (error) {
    if (error !== gone.signal.reason) throw error;
  } finally {
    response.off('close', leave);
  }
}

/** Sends a JSON object with a long array behind its other fields, in parts as they come. What is answered to a change waits in no line. */
export async function sendWithArray(
  call: Call,
  others: object,
  name: string,
  parts: Parts,
): Promise<void> {
  const opened = JSON.stringify(others).slice(0, -1);
  const joint = opened === '{' ? '' : ',';
  await sendParts(call, parts, `${opened}${joint}${JSON.stringify(name)}:[`, ']}');
}

async function sendParts(
  { response, ports }: Omit<Call, 'state'>,
  parts: Parts,
  before: string,
  behind: string,
): Promise<void> {
  const next = () => ports.long.piece(() => parts.next());
  const first = await next();
  response.set('content-type', 'application/json; charset=utf-8');
  async function* text(): AsyncGenerator<string> {
    let joint = before;
    for (let part = first; !part.done; part = await next()) {
      if (part.value.length === 0) continue;
      yield joint + part.value.map((item) => JSON.stringify(item)).join();
      joint = ',';
    }
    yield joint === before ? before + behind : behind;
  }
  try {
    await pipeline(Readable.from(text(), { objectMode: false }), response);
  } catch (error) {
    // The reader went away; or there is nobody left to tell.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
