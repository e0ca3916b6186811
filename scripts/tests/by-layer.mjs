import Sequencer from '@jest/test-sequencer';
import { relative } from 'node:path';
import { root } from '../install.mjs';
import { layerOf } from './layers.mjs';

/**
 * Rules compute and wait for nothing: they fill what the browser tests leave of the cores. Then come the layers whose suites start
 * processes, the longest first, so that none of them keeps a single core busy to the end.
 */
const ORDER = ['rules', 'journeys', 'edge', 'stories', 'web'];

/** Suites that compute long, by a few lines each: where Jest does not know yet how long they take, their size says nothing of it. */
const FIRST = /\/(?:hostile-pages|linear-reading)\.test\.ts$/;
/** Those that recognise pictures keep several processes busy: not beside the browser tests, and not at the end. */
const BEHIND_RULES = /\/(?:reader|read-picture|scanned-pages)\.test\.ts$/;

/** Orders suites by their layers, long ones first, and within a layer as Jest does, by how long they took or else by their size. */
export default class ByLayer extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ path }) {
  if (FIRST.test(path)) return -1;
  if (BEHIND_RULES.test(path)) return 0.5;
  return ORDER.indexOf(layerOf(relative(root, path)));
}
