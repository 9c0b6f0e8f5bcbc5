import type { Phrases } from '../phrases.ts';

export const pictures: Phrases['pictures'] = {
  choose: 'Choose a picture',
  change: 'Change',
  remove: 'Remove the picture',
  preparing: 'Preparing the picture...',
  hint: 'PNG, JPEG or WebP; it is made smaller automatically. Drop or paste it here too.',
  unreadable: 'The picture cannot be read. Choose a PNG, JPEG or WebP.',
};
