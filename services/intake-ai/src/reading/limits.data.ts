/** Bounds on what one file may cost. A recipe is a page or two; a menu or a chapter stays well below. */
export const LIMITS = {
  /** Pages of one PDF. */
  pdfPages: 30,
  /** Pages without a text layer that are read by OCR. */
  ocrPages: 12,
  /**
   * Milliseconds after which no further page is begun by OCR, and those while nothing was read on any: a file of many pages that each take long would hold
   * its reader until its time is over, and then bring nothing.
   */
  ocrPagesTime: 150_000,
  ocrVainTime: 60_000,
  /** Pieces of text on one page of a PDF. */
  pdfPieces: 5000,
  /** Bytes that may be unpacked from a PDF: for one page description, one font or table, one picture, and all together. */
  pdfContentBytes: 6_000_000,
  pdfStreamBytes: 40_000_000,
  pdfImageBytes: 160_000_000,
  pdfTotalBytes: 500_000_000,
  /** Milliseconds for the text or the picture of one page. */
  pdfPageTime: 8_000,
  /** Pixels of a picture as it comes. A 48-megapixel phone photo passes, a decompression bomb does not. */
  imagePixels: 60_000_000,
  /** Pixels of a HEIC photo, which is held three times while it is decoded. */
  heicPixels: 50_000_000,
  /** Longest side of the picture that is given to OCR. */
  ocrSide: 2600,
  /** Milliseconds for one picture. */
  ocrTime: 45_000,
  /** Bytes that the text of a document may unpack to: some hundred pages with their formatting. */
  documentBytes: 8_000_000,
  /** Groups of an RTF document that lie in each other. */
  rtfGroups: 4_000,
  /** Characters of a text file. */
  textCharacters: 400_000,
} as const;

/** Bounds on the processes that read: what a source may cost at most, whatever it does to its reader. */
export const PROCESSES = {
  /**
   * Megabytes of one process, with its engines: a text needs some 310, a photo of 56 megapixels 550, scanned pages 600 on a busy machine,
   * so that two are read at a time and leave room for an import.
   */
  memoryMb: 760,
  /** A page of more bytes than these may hold more: the largest that is fetched, 8 MB of tags, needs 930. */
  large: { bytes: 2_000_000, memoryMb: 1_100 },
  /** Milliseconds that a process without work stays, with its tables and engines of up to 300 MB. */
  idleMs: 30_000,
  /** Milliseconds that a source waits until it is begun; then it goes back to the queue. */
  waitMs: 300_000,
  /** Milliseconds for one source, by its kind, from when it is begun. */
  timeMs: {
    page: 60_000,
    post: 30_000,
    postDescription: 30_000,
    text: 60_000,
    /** A dozen scanned pages full of small print, of which each takes up to 10 s on two slow cores. */
    file: 270_000,
    /** One page of several: it turns and cleans, and reads twice at most. */
    picture: 90_000,
    scans: 60_000,
  },
  /**
   * Milliseconds after which no further page of a recipe of several pictures is begun. With the page in hand, all take no longer than a
   * file of so many.
   */
  pagesMs: 180_000,
  /**
   * Milliseconds until a source has done its next step, such as a page by OCR or the written text of a
   * PDF: 10 s at most where the machine does nothing else, so that one made to hold its reader up goes soon.
   */
  stepMs: 60_000,
} as const;
