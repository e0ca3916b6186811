import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';
import { root } from '../install.mjs';
import { layerOf } from './layers.mjs';

/**
 * Rules compute and wait for nothing: they fill what the browser tests leave of the cores. Then come the layers whose suites start
 * processes, the longest first, so that none of them keeps a single core busy to the end.
 */
const ORDER = ['rules', 'journeys', 'edge', 'stories', 'web'];

/** Orders suites by their layers, and within a layer as Jest does, by how long they took or else by their size. */
export default class ByLayer extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ path }) {
  return ORDER.indexOf(layerOf(relative(root, path)));
}
