/** Milliseconds: colour, menus and strikes, dialogs and the filling slice. Things leave in `fast`. */
export const duration = { fast: 120, base: 200, slow: 320 };

export const easing = 'cubic-bezier(.2, .7, .2, 1)';

/** `transition('background-color', 'color')`: a change of colour under the pointer. */
export const transition = (...properties: string[]) =>
  properties.map((property) => `${property} ${duration.fast}ms ${easing}`).join(', ');
