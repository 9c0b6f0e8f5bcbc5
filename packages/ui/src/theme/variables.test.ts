import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('variables.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split("[data-mantine-color-scheme='dark']");

function coloursIn(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/--tz-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

const schemes = { light: coloursIn(lightCss), dark: coloursIn(darkCss) };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(text), luminance(ground)].toSorted(
    (one, other) => one - other,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['canvas', 'side', 'panel', 'hover', 'selected', 'head'];
const tones = ['ok', 'warn', 'bad', 'info', 'off'];
const pairs = [
  ...['text', 'mid', 'dim', 'faint'].flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...tones.map((tone) => [`${tone}-text`, `${tone}-ground`] as const),
  ...tones.map((tone) => [`${tone}-text`, 'panel'] as const),
  ['brand', 'panel'] as const,
];

test.each(['light', 'dark'] as const)(
  'every text colour has enough contrast on its backgrounds in the %s scheme',
  (scheme) => {
    const colours = schemes[scheme];
    const tooFaint = pairs.filter(
      ([text, ground]) => contrast(colours.get(text) ?? '#000000', colours.get(ground) ?? '#000000') < 4.5,
    );
    expect(tooFaint).toEqual([]);
  },
);

test('the dark scheme defines every colour of the light scheme, except the ink colours, which both share', () => {
  const missing = [...schemes.light.keys()].filter((name) => !schemes.dark.has(name));
  expect(missing.filter((name) => !name.startsWith('ink-'))).toEqual([]);
});
