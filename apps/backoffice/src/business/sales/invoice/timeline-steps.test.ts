import { expect, test } from 'vitest';
import { stepsOf, type LifeEvent } from './timeline-steps.ts';

const at = (kind: LifeEvent['kind'], second: number, about = ''): LifeEvent => ({
  kind,
  at: `2026-11-14T17:42:${String(second).padStart(2, '0')}.000Z`,
  by: '',
  about,
});

const looks = (life: Parameters<typeof stepsOf>[0]) => stepsOf(life).map(({ kind, look }) => [kind, look]);

test('an invoice that was just issued waits for its answer and for paper', () => {
  expect(looks({ timeline: [at('issued', 10), at('posted', 10)], status: 'pending' })).toEqual([
    ['issued', 'done'],
    ['posted', 'done'],
    ['waiting', 'open'],
    ['notPrinted', 'open'],
  ]);
});

test('an answer says how long it took, and printing again is counted', () => {
  const steps = stepsOf({
    timeline: [
      at('issued', 10),
      at('posted', 10),
      at('tried', 11, 'timeout'),
      at('fiscalized', 14, 'b7e0c2d4'),
      at('printed', 20, 'A4'),
      at('printed', 30, '80'),
    ],
    status: 'fiscalized',
  });
  expect(steps.map(({ kind }) => kind)).toEqual(['issued', 'posted', 'sent', 'fiscalized', 'printed']);
  expect(steps[3]).toMatchObject({ afterMs: 4000, event: { about: 'b7e0c2d4' } });
  expect(steps[4]).toMatchObject({ count: 2, event: { about: '80' } });
});

test('the last refusal is the one that counts', () => {
  const timeline = [at('issued', 10), at('refused', 11, '53'), at('refused', 40, '41')];
  expect(stepsOf({ timeline, status: 'error' })[1]).toMatchObject({
    kind: 'refused',
    look: 'bad',
    event: { about: '41' },
  });
});
