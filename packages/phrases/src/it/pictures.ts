import type { Phrases } from '../phrases.ts';

export const pictures: Phrases['pictures'] = {
  choose: 'Scegli un’immagine',
  change: 'Cambia',
  remove: 'Togli l’immagine',
  preparing: 'L’immagine è in preparazione...',
  hint: 'PNG, JPEG o WebP; si rimpicciolisce da sola. Si può anche trascinare o incollare qui.',
  unreadable: 'L’immagine non si legge. Scegliere un PNG, JPEG o WebP.',
};
