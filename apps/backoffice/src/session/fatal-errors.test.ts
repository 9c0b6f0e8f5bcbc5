import { expect, test, vi } from 'vitest';
import { fatalErrors, allowReloadLater, raiseFatal } from './fatal-errors.ts';

function surroundings() {
  const stored = new Map<string, string>();
  return {
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    reload: vi.fn<() => void>(),
  };
}

test('the first fatal error reloads the page once, and later ones are listed, each message once', () => {
  const page = surroundings();
  raiseFatal('Ka ndodhur një problem!', page);
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(fatalErrors()).toEqual([]);

  raiseFatal('Ka ndodhur një problem!', page);
  raiseFatal('Nuk ka lidhje.', page);
  raiseFatal('Ka ndodhur një problem!', page);
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(fatalErrors()).toEqual(['Ka ndodhur një problem!', 'Nuk ka lidhje.']);
});

test('a page that worked for a minute may reload again', () => {
  vi.useFakeTimers();
  const page = surroundings();
  raiseFatal('a', page);
  allowReloadLater(page);
  vi.advanceTimersByTime(60_000);
  raiseFatal('b', page);
  expect(page.reload).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
