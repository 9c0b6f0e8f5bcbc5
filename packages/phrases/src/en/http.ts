import type { Phrases } from '../phrases.ts';

export const http: Phrases['http'] = {
  tryAgain: 'The server is busy. Try again in a second.',
  livesElsewhere: 'This business lives at another address.',
  network: 'There is no connection to the server. Check the network and try again.',
  timeout: 'The server did not answer in time. Nothing is lost; try again.',
};
