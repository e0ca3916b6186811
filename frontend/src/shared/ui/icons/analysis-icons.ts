import { createIcon } from './create-icon.tsx';

// Drawings of the analyses of a recipe. Apart, so that no first page waits for them.

export const CloudIcon = /* @__PURE__ */ createIcon(
  'Cloud',
  'M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.7-.6 4.3 4.3 0 0 1-.4 8.6z',
);
export const DropIcon = /* @__PURE__ */ createIcon(
  'Drop',
  'M12 3.5c4 4.5 6 7.7 6 10.7a6 6 0 0 1-12 0c0-3 2-6.2 6-10.7Z',
);
export const ButterflyIcon = /* @__PURE__ */ createIcon(
  'Butterfly',
  'M12 7.5V19M12 10.5C10.5 6.5 7 4.5 3.8 5c0 4 1.7 7 4.7 8-1.5 2-1 5 .5 6 1.6-.4 2.7-1.8 3-3.5M12 10.5c1.5-4 5-6 8.2-5.5 0 4-1.7 7-4.7 8 1.5 2 1 5-.5 6-1.6-.4-2.7-1.8-3-3.5',
);
export const LandIcon = /* @__PURE__ */ createIcon(
  'Land',
  'M3 19.5h18M3 15c3.5-3.5 6.5-3.5 9.5-.8s5.5 2.6 8.5.3M17.5 9a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
);
export const WineIcon = /* @__PURE__ */ createIcon(
  'Wine',
  'M8 3.5h8l.6 5.2a4.63 4.63 0 0 1-9.2 0zM12 12.8v7.7M8.5 20.5h7M7.5 8.5h9',
);
export const StarIcon = /* @__PURE__ */ createIcon(
  'Star',
  'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
);
