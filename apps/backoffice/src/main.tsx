// First, because schemas look at it when they are made.
import './schemas-without-eval.ts';
import { applyStoredColorScheme } from '@tezga/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

applyStoredColorScheme();

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no place for the screens');
// As a transition the first screen is drawn in small steps, and a slow phone answers touches in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
