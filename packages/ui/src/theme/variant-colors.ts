import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/**
 * The text colours of filled and of quiet controls, and the hover background, by the colour of the control.
 */
const inks: Record<string, { onFilled: string; quiet: string; hover: string }> = {
  stall: {
    onFilled: 'light-dark(#FFFFFF, #06281B)',
    quiet: 'var(--tz-ok-text)',
    hover: 'var(--tz-brand-soft)',
  },
  red: {
    onFilled: 'light-dark(#FFFFFF, #2A0B06)',
    quiet: 'var(--tz-bad-text)',
    hover: 'var(--tz-bad-ground)',
  },
  gray: { onFilled: 'var(--tz-panel)', quiet: 'var(--tz-mid)', hover: 'var(--tz-hover)' },
};

/**
 * Sets the text colour of filled controls explicitly, because Mantine's automatic contrast ignores the colour
 * scheme.
 */
export const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const ink = inks[input.color ?? input.theme.primaryColor];
  if (!ink) {
    return colors;
  }
  if (input.variant === 'filled') {
    return { ...colors, color: ink.onFilled, hoverColor: ink.onFilled };
  }
  if (input.variant === 'subtle' || input.variant === 'transparent') {
    const hover = input.variant === 'subtle' ? ink.hover : 'transparent';
    return { ...colors, background: 'transparent', hover, color: ink.quiet, hoverColor: ink.quiet };
  }
  if (input.variant === 'outline') {
    return {
      background: 'var(--tz-panel)',
      hover: ink.hover,
      color: ink.quiet,
      hoverColor: ink.quiet,
      border: '1px solid var(--tz-line-strong)',
    };
  }
  return colors;
};
