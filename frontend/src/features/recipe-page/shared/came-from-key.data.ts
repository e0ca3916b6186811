/** Under which the device keeps by which link somebody came who wants to join. */
export const CAME_FROM = 'came-from-link';
