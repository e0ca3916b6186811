import { startDocuments } from '../../src/documents/server.ts';

// A server of its own for a test that kills it: prints its URL.
const { url } = await startDocuments({ file: process.argv[2]! });
process.stdout.write(`${url}\n`);
