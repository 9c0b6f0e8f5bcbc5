import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './base.css';
import './fonts.css';
import './variables.css';
import { MantineProvider } from '@mantine/core';
import { useMemo } from 'react';
import { DialogsProvider } from '../dialogs/DialogsProvider.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { colorSchemeManager } from './color-scheme.ts';
import { cssVariables } from './css-variables.ts';
import { PhrasesProvider, type PhrasesProviderProps } from './PhrasesProvider.tsx';
import { createTezgaTheme } from './theme.ts';

export type TezgaProviderProps = PhrasesProviderProps;

/** Provides theme, language, dialogs and toasts for all screens of an app. */
export function TezgaProvider({ phrases, language, setLanguage, children }: TezgaProviderProps) {
  const theme = useMemo(() => createTezgaTheme(phrases), [phrases]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // The style sheet with Mantine's default variables is not shipped, so all variables are written here.
      deduplicateCssVariables={false}
    >
      <PhrasesProvider phrases={phrases} language={language} setLanguage={setLanguage}>
        <DialogsProvider>{children}</DialogsProvider>
        {/* Mantine's portal for lists and windows; named, so that everything on the page is inside a landmark region. */}
        <section data-mantine-shared-portal-node aria-label={phrases.ui.overlays} />
        <ToastRegion />
      </PhrasesProvider>
    </MantineProvider>
  );
}
