import { expect, test } from 'vitest';
import { launchSettings } from './launch-settings.ts';
import { notesOn } from './serve-until-end.ts';

test.each([
  [{ TEZGA_DEMO: '0' }, ['dokumentet fiskale presin']],
  [{ TEZGA_DEMO: '0', TAX_AUTHORITY_PORT: '4501' }, ['(porta 4501): janë vetëm provë']],
  [{ TEZGA_DEMO: '0', TAX_AUTHORITY_URL: 'https://elsewhere' }, []],
  [{}, []],
])(
  'the welcome text warns when fiscal documents do not reach the tax authority: %o',
  (environment, parts) => {
    const notes = notesOn(launchSettings(environment));
    expect(notes).toEqual(parts.map((part) => expect.stringContaining(part)));
  },
);
