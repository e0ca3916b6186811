/** The paints of the cut-paper pictures. They stay the same in light and dark. */
export const pigment = {
  milk: '#D9E2F4',
  cobalt: '#2A4BA0',
  night: '#1C2F66',
  butter: '#F8E4A0',
  lemon: '#F4C63A',
  plaster: '#F4D3C5',
  apricot: '#F3B27C',
  celadon: '#C2DACB',
  sage: '#9DBB9B',
  bottle: '#2A5542',
  leaf: '#47844A',
  clay: '#C9693A',
  tomato: '#D5432C',
  fig: '#5F2740',
  rose: '#E79A8E',
  sand: '#EADDC4',
  cream: '#FFF7E6',
  orange: '#EC8A2F',
  brown: '#6A3F2A',
  cocoa: '#47291D',
  bran: '#D9A662',
  olive: '#7C8534',
  stone: '#B9B4A4',
  ink: '#1A1F2E',
};

export type Pigment = keyof typeof pigment;
