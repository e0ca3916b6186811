import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';
import { root } from '../install.mjs';
import { layerOf } from './layers.mjs';

/** Layers whose suites wait for processes to start and to end: begun last, one of them would keep a single core busy to the end. */
const FIRST = ['journeys', 'edge', 'stories'];

/** Orders suites as Jest does, by how long they took or else by their size, the layers with long ones first. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ path }) {
  const rank = FIRST.indexOf(layerOf(relative(root, path)));
  return rank < 0 ? FIRST.length : rank;
}
