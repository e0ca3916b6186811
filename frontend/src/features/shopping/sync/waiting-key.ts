/** Under which the device keeps the changes of a cook that wait to be sent. */
export const waitingKey = (cookId: string): string => `shopping-waiting:${cookId}`;
