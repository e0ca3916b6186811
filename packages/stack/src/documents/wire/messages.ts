import { decode } from '../codec.ts';
import { setField, type Fields } from '../values.ts';

/** A command as a client sent it. */
export interface Request {
  id: number;
  command: Fields;
  /** The bytes of documents that were sent beside the command, by the command's field. */
  attachments: Map<string, Uint8Array[]>;
  /** False when the client wants no answer. */
  answered: boolean;
  /** The old opcode is answered in the old form; drivers use it for their first greeting. */
  legacy: boolean;
}

/** The message cannot be understood; the connection has to be closed. */
class MalformedMessage extends Error {}

const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** The low sixteen flags must be understood by the receiver; the others may be ignored. */
const UNKNOWN_REQUIRED = 0xfffc;

/** Reads a whole message. Throws `MalformedMessage` for anything that is not a well-formed command. */
export function readMessage(message: Buffer): Request {
  try {
    const opcode = message.readInt32LE(12);
    if (opcode === OP_MSG) return readOpMsg(message);
    if (opcode === OP_QUERY) return readOpQuery(message);
  } catch (error) {
    throw error instanceof MalformedMessage
      ? error
      : new MalformedMessage((error as Error).message);
  }
  throw new MalformedMessage(`Unknown opcode ${message.readInt32LE(12)}`);
}

function readOpMsg(message: Buffer): Request {
  const flags = message.readUInt32LE(16);
  if (flags & UNKNOWN_REQUIRED) throw new MalformedMessage('Unknown required flag');
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let command: Fields | null = null;
  const attachments = new Map<string, Uint8Array[]>();
  let offset = 20;
  while (offset < end) {
    const kind = message[offset++];
    const size = sizeAt(message, offset, end);
    if (kind === 0) {
      if (command) throw new MalformedMessage('Two command documents');
      command = decode(message.subarray(offset, offset + size));
    } else if (kind === 1) {
      const [name, documents] = readSequence(message, offset, offset + size);
      if (attachments.has(name)) throw new MalformedMessage(`Two sequences named ${name}`);
      attachments.set(name, documents);
    } else {
      throw new MalformedMessage(`Unknown section kind ${kind}`);
    }
    offset += size;
  }
  if (!command) throw new MalformedMessage('No command document');
  for (const [name, documents] of attachments) {
    if (Object.hasOwn(command, name))
      throw new MalformedMessage(`The field ${name} is given twice`);
    setField(command, name, documents.map(decode));
  }
  return {
    id: message.readInt32LE(4),
    command,
    attachments,
    answered: !(flags & MORE_TO_COME),
    legacy: false,
  };
}

function readSequence(message: Buffer, start: number, end: number): [string, Uint8Array[]] {
  const nameEnd = message.indexOf(0, start + 4);
  if (nameEnd < 0 || nameEnd >= end)
    throw new MalformedMessage('A document sequence without a name');
  const documents: Uint8Array[] = [];
  let offset = nameEnd + 1;
  while (offset < end) {
    const size = sizeAt(message, offset, end);
    // Copied, because a stored document must not keep the whole message in memory.
    documents.push(new Uint8Array(message.subarray(offset, offset + size)));
    offset += size;
  }
  return [message.toString('utf8', start + 4, nameEnd), documents];
}

function sizeAt(message: Buffer, offset: number, end: number): number {
  const size = offset + 4 <= end ? message.readInt32LE(offset) : -1;
  if (size < 5 || offset + size > end)
    throw new MalformedMessage(`A part of ${size} bytes does not fit into the message`);
  return size;
}

function readOpQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, 20);
  const collection = message.toString('utf8', 20, nameEnd);
  if (nameEnd < 0 || !collection.endsWith('.$cmd'))
    throw new MalformedMessage('OP_QUERY is only for commands');
  const offset = nameEnd + 9;
  const command = decode(
    message.subarray(offset, offset + sizeAt(message, offset, message.length)),
  );
  setField(command, '$db', collection.slice(0, -'.$cmd'.length));
  return {
    id: message.readInt32LE(4),
    command,
    attachments: new Map(),
    answered: true,
    legacy: true,
  };
}

const OP_REPLY = 1;

/** Frames an encoded reply as the answer to a request. */
export function frameReply(request: Request, body: Uint8Array): Buffer {
  const headerBytes = request.legacy ? 36 : 21;
  const message = Buffer.allocUnsafe(headerBytes + body.length).fill(0, 0, headerBytes);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(request.id, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  // An OP_REPLY says here that the server can await data, and below that it brings one document.
  if (request.legacy) {
    message.writeInt32LE(8, 16);
    message.writeInt32LE(1, 32);
  }
  message.set(body, headerBytes);
  return message;
}
