import { localStorageColorSchemeManager } from '@mantine/core';

const STORAGE_KEY = 'tezga-color-scheme';

export const colorSchemeManager = localStorageColorSchemeManager({ key: STORAGE_KEY });

/**
 * Sets the colour scheme before the first paint. The usual inline script is forbidden by the content security
 * policy.
 */
export function applyStoredColorScheme(): void {
  const wanted = colorSchemeManager.get('auto');
  const systemIsDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = wanted === 'auto' ? (systemIsDark ? 'dark' : 'light') : wanted;
  document.documentElement.dataset['mantineColorScheme'] = scheme;
}
