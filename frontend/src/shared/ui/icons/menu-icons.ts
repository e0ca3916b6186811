import { createIcon } from './create-icon.tsx';

// Drawings of menus, dialogs and toasts. Apart, so that no first page waits for them.

export const CardsIcon = /* @__PURE__ */ createIcon(
  'Cards',
  'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
);
export const ListIcon = /* @__PURE__ */ createIcon(
  'List',
  'M4 6h2M4 12h2M4 18h2M9.5 6H20M9.5 12H20M9.5 18H20',
);
export const ArchiveIcon = /* @__PURE__ */ createIcon(
  'Archive',
  'M3.5 4.5h17v4h-17zM5 8.5V18a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18V8.5M9.5 12.5h5',
);
export const RestoreIcon = /* @__PURE__ */ createIcon(
  'Restore',
  'M3.5 4.5h17v4h-17zM5 8.5V18a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18V8.5M12 16.8v-5.3M9.5 13.7 12 11.2l2.5 2.5',
);
export const TrashIcon = /* @__PURE__ */ createIcon(
  'Trash',
  'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10.2 10.5v5.5M13.8 10.5v5.5',
);
export const LinkIcon = /* @__PURE__ */ createIcon(
  'Link',
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
);
export const CopyIcon = /* @__PURE__ */ createIcon(
  'Copy',
  'M8.5 8.5H19a1 1 0 0 1 1 1V19.5a1 1 0 0 1-1 1H9.5a1 1 0 0 1-1-1zM15.5 5.5v-1a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1V14a1 1 0 0 0 1 1h.5',
);
export const DownloadIcon = /* @__PURE__ */ createIcon(
  'Download',
  'M12 4v11M7.5 11l4.5 4.5L16.5 11M4.5 20h15',
);
export const UploadIcon = /* @__PURE__ */ createIcon(
  'Upload',
  'M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 20h15',
);
export const MailIcon = /* @__PURE__ */ createIcon(
  'Mail',
  'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
);
export const CameraIcon = /* @__PURE__ */ createIcon(
  'Camera',
  'M4.5 7.5h3L9.2 5h5.6l1.7 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5ZM12 16.6a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
);
export const FileIcon = /* @__PURE__ */ createIcon(
  'File',
  'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5',
);
export const FileTextIcon = /* @__PURE__ */ createIcon(
  'FileText',
  'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 12.5h6.5M9 16h4',
);
export const ImageIcon = /* @__PURE__ */ createIcon(
  'Image',
  'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 10a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z',
);
export const ExternalIcon = /* @__PURE__ */ createIcon(
  'External',
  'M13.5 4.5h6v6M19 5l-8.5 8.5M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4',
);
export const LockIcon = /* @__PURE__ */ createIcon(
  'Lock',
  'M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
);
export const SignOutIcon = /* @__PURE__ */ createIcon(
  'SignOut',
  'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M9.5 12H20M16 8l4 4-4 4',
);
export const UserIcon = /* @__PURE__ */ createIcon(
  'User',
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.5-3.7 3.5-5.5 7.5-5.5s7 1.8 7.5 5.5',
);
export const InviteIcon = /* @__PURE__ */ createIcon(
  'Invite',
  'M10 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 19.5c.4-3.4 3-5.5 6.5-5.5 1.7 0 3.2.5 4.3 1.4M18.5 14v6M15.5 17h6',
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'Calendar',
  'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
);
export const ChartIcon = /* @__PURE__ */ createIcon(
  'Chart',
  'M4 20h16.5M6 16.5V12M11 16.5V5M16 16.5V9',
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  'Info',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 8v.01',
);
export const ErrorIcon = /* @__PURE__ */ createIcon(
  'Error',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V13M12 16v.01',
);
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'Success',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM8 12.3l2.8 2.8L16 9.5',
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  'Clock',
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.3l3.5 2.2',
);
export const GuestsIcon = /* @__PURE__ */ createIcon(
  'Guests',
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.4-3.4 3-5.5 6.5-5.5s6.1 2.1 6.5 5.5M16 4.9a3.5 3.5 0 0 1 0 6.2M18 14.4c2 .8 3.3 2.5 3.5 5.1',
);
export const SproutIcon = /* @__PURE__ */ createIcon(
  'Sprout',
  'M12 20.5v-8.5M12 12.5c0-3.8 2.6-6.3 7.5-6.3 0 4.3-2.8 6.7-7.5 6.3ZM12 15c0-3.2-2.3-5.3-7-5.3 0 3.7 2.6 5.7 7 5.3Z',
);
export const DragIcon = /* @__PURE__ */ createIcon(
  'Drag',
  'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
);
export const UndoIcon = /* @__PURE__ */ createIcon(
  'Undo',
  'M8 4.5 3.8 8.8 8 13M4.5 8.8H14a5.5 5.5 0 0 1 0 11H9.5',
);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(
  'ArrowRight',
  'M4 12h15.5M13.5 5.5 20 12l-6.5 6.5',
);
export const TechniqueIcon = /* @__PURE__ */ createIcon(
  'Technique',
  'M5 20 13 12M12 3.5c4-.5 8 3.5 7.5 7.5L14 16.5 6.5 9zM9.5 6.2l7.5 7.5',
);
export const ServingsIcon = /* @__PURE__ */ createIcon(
  'Servings',
  'M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM2.8 4v4.3a1.6 1.6 0 0 0 3.2 0V4M4.4 10v10M20.8 20V4c-1.7.7-2.4 2.7-2.4 5.2v3.3h2.4',
);
export const ChatIcon = /* @__PURE__ */ createIcon('Chat', 'M4 5h16v11.5h-8.5L7 20v-3.5H4z');
