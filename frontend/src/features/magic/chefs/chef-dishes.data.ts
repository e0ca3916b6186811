import type { MotifName } from '../../../kitchen/art/motifs/motif-names.data.ts';

/** What lies on the plates of the presets. */
export const chefDishes: Readonly<Record<string, MotifName>> = {
  'Alexis Soyer': 'curry',
  'Antonin Carême': 'cake',
  'Auguste Escoffier': 'egg',
  'Bartolomeo Scappi': 'tart',
  'Buwei Yang Chao': 'leek',
  'Diana Kennedy': 'chilli',
  'Edna Lewis': 'peach',
  'Elizabeth David': 'olive',
  'Fannie Farmer': 'loaf',
  'Fernand Point': 'potato',
  'Ibn Razin': 'fig',
  'James Beard': 'corn',
  'Jane Grigson': 'fish',
  'Joyce Chen': 'prawn',
  'Julia Child': 'hen',
  'Leah Chase': 'pepper',
  'Marcella Hazan': 'tomato',
  'Martino da Como': 'grape',
  'Paul Bocuse': 'mushroom',
  'Pellegrino Artusi': 'farfalle',
  'Penelope Casas': 'shell',
  'Rosanjin Kitaoji': 'rice',
  'Shizuo Tsuji': 'aubergine',
  'Tarla Dalal': 'bean',
};
