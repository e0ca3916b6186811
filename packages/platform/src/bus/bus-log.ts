/** What the bus needs of a logger; a pino logger is one. Messages are named by id and subject only: their data may be personal. */
export interface BusLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
