import type { MantineThemeOverride } from '@mantine/core';
import type { FirstPhrases } from '@tezga/phrases';
import { componentDefaults } from './component-defaults.ts';
import { paletteTuples } from './palette-tuples.ts';
import { variantColors } from './variant-colors.ts';

const FONT = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** Builds the theme for a language, because it contains a few labels for screen readers. */
export function createTezgaTheme(phrases: FirstPhrases): MantineThemeOverride {
  return {
    primaryColor: 'stall',
    primaryShade: { light: 7, dark: 4 },
    white: '#FFFFFF',
    black: '#1C1D1A',
    colors: paletteTuples,
    variantColorResolver: variantColors,
    fontFamily: FONT,
    fontFamilyMonospace: 'var(--tz-font-mono)',
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
    lineHeights: { xs: '1.334', sm: '1.385', md: '1.429', lg: '1.375', xl: '1.4' },
    fontWeights: { regular: '400', medium: '550', bold: '600' },
    headings: {
      fontFamily: FONT,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.25rem', lineHeight: '1.4', fontWeight: '620' },
        h2: { fontSize: '1rem', lineHeight: '1.375' },
        h3: { fontSize: '0.8125rem', lineHeight: '1.385' },
        h4: { fontSize: '0.8125rem', lineHeight: '1.385', fontWeight: '550' },
        h5: { fontSize: '0.75rem', lineHeight: '1.334', fontWeight: '550' },
        h6: { fontSize: '0.75rem', lineHeight: '1.334', fontWeight: '550' },
      },
    },
    spacing: { xxs: '4px', xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '20px', xxl: '32px' },
    radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '100px' },
    defaultRadius: 'sm',
    shadows: {
      xs: 'none',
      sm: 'none',
      md: 'var(--tz-shadow-popover)',
      lg: 'var(--tz-shadow-popover)',
      xl: 'var(--tz-shadow-dialog)',
    },
    breakpoints: { xs: '30em', sm: '50em', md: '64em', lg: '93.75em', xl: '120em' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: componentDefaults(phrases),
  };
}
