import { applyStoredColorScheme } from '@tezga/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { tokenStore } from './session/token.ts';
import { arrivalOf, tokenIn } from './session/token-in-address.ts';

applyStoredColorScheme();

// Before anything is drawn: an address is shown, copied and kept in the history, a token must be in none of these.
const arriving = tokenIn(location.href);
const arrival = arriving === null ? 'ignore' : arrivalOf(tokenStore.get(), arriving.token);
if (arriving !== null) {
  history.replaceState(null, '', arriving.without);
  if (arrival === 'take') tokenStore.set(arriving.token);
}

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no place for the screens');
// As a transition the first screen is drawn in small steps, and a slow phone answers touches in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App arriving={arrival === 'ask' ? (arriving?.token ?? null) : null} />
    </StrictMode>,
  ),
);
