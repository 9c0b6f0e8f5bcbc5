import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';

const specification = fileURLToPath(new URL('../../../../shared/spec/screens.txt', import.meta.url));
const isPresent = existsSync(specification);
const outsideDemo = '(outside demo and development)';

// Skipped without the specification, which is not part of the repository.
test.skipIf(!isPresent)('every screen has the permission and levels of the specification', () => {
  const specified = new Map(
    readFileSync(specification, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([area = '', path = '', needed = '', levels = '']) => {
        // Removes the module from the cell, because a module is a condition on the business and not on the role.
        const key = needed
          .replace(/ \+ module \w+$/u, '')
          .replace(outsideDemo, '')
          .trim();
        return [`${area} ${path}`, { key, levels, isOutsideDemo: needed.includes(outsideDemo) }] as const;
      }),
  );
  const differing = screens.filter(({ area, path, key, levels, isOnlyInFullAdmin = false }) => {
    const row = specified.get(`${area} ${path}`);
    if (row === undefined) return false;
    if (isOnlyInFullAdmin !== row.isOutsideDemo) return true;
    // Some screens that demonstrations hide have no permission in the specification.
    if (row.isOutsideDemo && row.key === '') return false;
    const wantedLevels = row.levels === '' ? 'read, readWrite' : row.levels;
    const isSame = row.key === '-' ? key === null : row.key === key && wantedLevels === levels.join(', ');
    return !isSame;
  });
  expect(differing.map(({ area, path }) => `${area} ${path}`)).toEqual([]);
});

test('no two screens of an area share a path', () => {
  const places = screens.map(({ area, path }) => `${area} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});
