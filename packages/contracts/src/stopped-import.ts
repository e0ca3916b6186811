/** What an import says that its cook has stopped. It has failed by its state; by this sentence it is told from one that went wrong. */
export const STOPPED_IMPORT =
  'You stopped this import. What was kept until then is in the list and in your library.';
