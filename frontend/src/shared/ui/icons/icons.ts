import { createIcon } from './create-icon.tsx';

export const SearchIcon = /* @__PURE__ */ createIcon(
  'Search',
  'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6l5 5',
);
export const CloseIcon = /* @__PURE__ */ createIcon('Close', 'M6 6l12 12M18 6 6 18');
export const PlusIcon = /* @__PURE__ */ createIcon('Plus', 'M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ createIcon('Minus', 'M5 12h14');
export const CheckIcon = /* @__PURE__ */ createIcon('Check', 'M5 12.5l4.5 4.5L19 7.5');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('ChevronDown', 'M6.5 9.5 12 15l5.5-5.5');
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(
  'ArrowLeft',
  'M20 12H4.5M10.5 5.5 4 12l6.5 6.5',
);
export const MoreIcon = /* @__PURE__ */ createIcon(
  'More',
  'M12 5.9a.7.7 0 1 0 0-1.4.7.7 0 0 0 0 1.4ZM12 12.7a.7.7 0 1 0 0-1.4.7.7 0 0 0 0 1.4ZM12 19.5a.7.7 0 1 0 0-1.4.7.7 0 0 0 0 1.4Z',
);
export const MenuIcon = /* @__PURE__ */ createIcon('Menu', 'M4 7h16M4 12h16M4 17h10');
export const SortIcon = /* @__PURE__ */ createIcon(
  'Sort',
  'M4 7h9M4 12h6M4 17h3M17 6v12M13.8 14.8 17 18l3.2-3.2',
);
export const FilterIcon = /* @__PURE__ */ createIcon('Filter', 'M3.5 6.5h17M6.5 12h11M10 17.5h4');
export const OptionsIcon = /* @__PURE__ */ createIcon(
  'Options',
  'M4 8h8.5M17.5 8H20M4 16h2.5M11.5 16H20M15 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const EditIcon = /* @__PURE__ */ createIcon(
  'Edit',
  'M4.5 19.5l1-4.5L16.2 4.3a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L9 18.5l-4.5 1ZM14 6.5l3.5 3.5',
);
export const PrintIcon = /* @__PURE__ */ createIcon(
  'Print',
  'M7 8.5v-5h10v5M7 17H4.5a1 1 0 0 1-1-1v-5.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2V16a1 1 0 0 1-1 1H17M7 14h10v6.5H7z',
);
export const ShareIcon = /* @__PURE__ */ createIcon(
  'Share',
  'M12 14.5V4M8 7.8 12 3.8l4 4M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12',
);
export const VideoIcon = /* @__PURE__ */ createIcon('Video', 'M4 5h16v14H4zM10 9.3v5.4l4.5-2.7z');
export const RetryIcon = /* @__PURE__ */ createIcon(
  'Retry',
  'M19.5 4.5v5h-5M19 9.3A7.8 7.8 0 1 0 19.7 13.5',
);
export const SignInIcon = /* @__PURE__ */ createIcon(
  'SignIn',
  'M14 4.5h4A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5h-4M4 12h10.5M10.5 8l4 4-4 4',
);
export const LeafIcon = /* @__PURE__ */ createIcon(
  'Leaf',
  'M6.2 17.6C2.5 9.8 8.3 4.2 19.5 4.5 20.2 15 14.4 20.6 6.2 17.6ZM4.5 20.5c2-5 5-8.3 9.5-10.5',
);
export const ChefIcon = /* @__PURE__ */ createIcon(
  'Chef',
  'M7 14.5V19a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1v-4.5M7 14.5a4.2 4.2 0 1 1 1.4-8 4.4 4.4 0 0 1 7.2 0 4.2 4.2 0 1 1 1.4 8M7 17h10M7 14.5h10',
);
export const TranslateIcon = /* @__PURE__ */ createIcon(
  'Translate',
  'M3.5 6h9M8 4v2M11 6c-.8 4-3.4 7.2-7 9M5.5 9c1.3 2.6 3.4 4.6 6 5.7M12 20l4.3-10 4.2 10M13.5 16.5H19',
);
export const NoteIcon = /* @__PURE__ */ createIcon(
  'Note',
  'M5 4.5h14V15l-4.5 4.5H5zM14.5 19.5V15H19M8.5 8.5h7M8.5 12h4',
);
export const StarterIcon = /* @__PURE__ */ createIcon(
  'Starter',
  'M4 11.5h16a8 8 0 0 1-5 7.4V20H9v-1.1a8 8 0 0 1-5-7.4ZM8 8.5C8 6.3 9.5 4.8 12 4.8c0 2.2-1.5 3.7-4 3.7ZM13 8.5c.4-1.6 1.6-2.6 3.6-2.5',
);
export const MainIcon = /* @__PURE__ */ createIcon(
  'Main',
  'M3 17.5h18M5 17.5a7 7 0 0 1 14 0M12 10.5V8.3M10.8 8h2.4M5 20.5h14',
);
export const DessertIcon = /* @__PURE__ */ createIcon(
  'Dessert',
  'M4 12 18 5.5c1.4.9 2.1 3.3 2 6.5M4 12h16v7.5H4zM4 15.7h16',
);
export const DrumstickIcon = /* @__PURE__ */ createIcon(
  'Drumstick',
  'M9.6 14.4c-2-2.1-1.6-5.9 1-8.5s6.5-3 8.6-.9 1.7 6-.9 8.6-6.5 3-8.7.8ZM9.6 14.4l-2.7 2.7a1.8 1.8 0 1 0-2.3 2 1.8 1.8 0 1 0 2.3 1.5 1.7 1.7 0 0 0 .2-1.3l2.7-2.7',
);
export const FishIcon = /* @__PURE__ */ createIcon(
  'Fish',
  'M3 12c2.5-4 6-6 9.5-6 2.6 0 4.7 1.6 6.3 4.3L21.5 8v8l-2.7-2.3C17.2 16.4 15.1 18 12.5 18 9 18 5.5 16 3 12ZM8 11h.01M12.5 9.5c1 1.6 1 3.4 0 5',
);
export const CarrotIcon = /* @__PURE__ */ createIcon(
  'Carrot',
  'M14 10c-2.6-2.6-5.7-1.5-6.7 1L3.5 20.5 13 16.7c2.5-1 3.6-4.1 1-6.7ZM14 10l2-2M13.5 7.5c-.6-2 0-3.6 1.8-4.5.6 1.8.3 3.3-1 4.5M16.5 10.5c2 .6 3.6 0 4.5-1.8-1.8-.6-3.3-.3-4.5 1M8 13.5l2 2',
);
export const BasketIcon = /* @__PURE__ */ createIcon(
  'Basket',
  'M3.5 9.5h17l-1.6 9.2a1.5 1.5 0 0 1-1.5 1.3H6.6a1.5 1.5 0 0 1-1.5-1.3zM8 9.5 11 4M16 9.5 13 4M9.5 13v3.5M14.5 13v3.5',
);
export const WarningIcon = /* @__PURE__ */ createIcon(
  'Warning',
  'M12 4l9 15.5H3zM12 10v4.5M12 17v.01',
);
export const OfflineIcon = /* @__PURE__ */ createIcon(
  'Offline',
  'M4 4l16 16M7 18.5a4 4 0 0 1-.5-8M9.3 6.2a5.5 5.5 0 0 1 7.9 3.7 4.3 4.3 0 0 1 2.4 6.9M7 18.5h8.5',
);
export const GlobeIcon = /* @__PURE__ */ createIcon(
  'Globe',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.6 2.4 3.8 5.3 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.3-3.8-8.5S9.4 5.9 12 3.5Z',
);
