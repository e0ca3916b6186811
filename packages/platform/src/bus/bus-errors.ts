/** The engine of the bus does not answer: nothing was promised, try again later. */
export class BusUnavailable extends Error {
  readonly code = 'BUS_UNAVAILABLE';
  constructor(doing: string, cause?: unknown) {
    super(`The message bus does not answer (${doing}).`, { cause });
    this.name = 'BusUnavailable';
  }
}

/** What was to be published or consumed cannot be: a mistake of the program, not of the engine. */
export class InvalidMessage extends Error {
  readonly code = 'INVALID_MESSAGE';
  constructor(message: string) {
    super(message);
    this.name = 'InvalidMessage';
  }
}

/** Thrown by a handler for a message that no further try can make readable: it goes to the dead letters at once. */
export class UnreadableMessage extends Error {
  readonly code = 'UNREADABLE_MESSAGE';
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableMessage';
  }
}

/**
 * Thrown by a handler that stops before its work is done, as when its process closes: the message
 * comes again at once, to whoever is there. It counts as a try.
 */
export class GivenBack extends Error {
  readonly code = 'GIVEN_BACK';
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GivenBack';
  }
}

/** What is thrown where the engine failed while it was `doing` something: what is no fault of the engine stays as it is. */
export function engineFailure(doing: string, cause: unknown): unknown {
  const isOwn =
    cause instanceof InvalidMessage ||
    cause instanceof UnreadableMessage ||
    cause instanceof BusUnavailable;
  return isOwn ? cause : new BusUnavailable(doing, cause);
}
