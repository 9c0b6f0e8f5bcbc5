import type { CSSVariablesResolver } from '@mantine/core';

const followingScheme = {
  '--mantine-color-body': 'var(--tz-panel)',
  '--mantine-color-text': 'var(--tz-text)',
  '--mantine-color-bright': 'var(--tz-text)',
  '--mantine-color-dimmed': 'var(--tz-dim)',
  '--mantine-color-placeholder': 'var(--tz-faint)',
  '--mantine-color-error': 'var(--tz-bad-text)',
  '--mantine-color-success': 'var(--tz-ok-text)',
  '--mantine-color-anchor': 'var(--tz-brand)',
  '--mantine-color-default': 'var(--tz-panel)',
  '--mantine-color-default-hover': 'var(--tz-hover)',
  '--mantine-color-default-color': 'var(--tz-text)',
  '--mantine-color-default-border': 'var(--tz-line-strong)',
  '--mantine-primary-color-contrast': 'light-dark(#FFFFFF, #06281B)',
};

/** Maps the semantic variables of Mantine to ours, so that both always have the same value. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...followingScheme,
    '--mantine-color-disabled': '#E8E8E3',
    '--mantine-color-disabled-color': '#94948B',
    '--mantine-color-disabled-border': '#E8E8E3',
  },
  dark: {
    ...followingScheme,
    '--mantine-color-disabled': '#252825',
    '--mantine-color-disabled-color': '#7A7D75',
    '--mantine-color-disabled-border': '#252825',
  },
});
