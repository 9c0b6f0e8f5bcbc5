import { applyStoredColorScheme } from '@tezga/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { tokenStore } from './session/token.ts';
import { arrivalOf, tokenIn } from './session/token-in-address.ts';

applyStoredColorScheme();

// Removes the token from the URL before the first render, because users copy URLs and the browser stores them.
const arriving = tokenIn(location.href);
const arrival = arriving === null ? 'ignore' : arrivalOf(tokenStore.get(), arriving.token);
if (arriving !== null) {
  history.replaceState(null, '', arriving.without);
  if (arrival === 'take') tokenStore.set(arriving.token);
}

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no place for the screens');
// A transition renders the first screen in small steps, so that a slow phone handles touches in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App arriving={arrival === 'ask' ? (arriving?.token ?? null) : null} />
    </StrictMode>,
  ),
);
