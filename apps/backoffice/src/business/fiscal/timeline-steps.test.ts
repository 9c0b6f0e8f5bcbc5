import { expect, test } from 'vitest';
import { stepsOf, type LifeEvent } from './timeline-steps.ts';

const at = (kind: LifeEvent['kind'], second: number, about = ''): LifeEvent => ({
  kind,
  at: `2026-11-14T17:42:${String(second).padStart(2, '0')}.000Z`,
  by: '',
  about,
});

const looks = (life: Parameters<typeof stepsOf>[0]) => stepsOf(life).map(({ kind, look }) => [kind, look]);

test('a new invoice shows the reply and the print as steps to come', () => {
  expect(looks({ timeline: [at('issued', 10), at('posted', 10)], status: 'pending' })).toEqual([
    ['issued', 'done'],
    ['posted', 'done'],
    ['waiting', 'open'],
    ['notPrinted', 'open'],
  ]);
});

test('an invoice accepted at once shows its submission between issue and reply', () => {
  const timeline = [at('issued', 10), at('posted', 10), at('sent', 11), at('fiscalized', 12, 'b7e0c2d4')];
  const steps = stepsOf({ timeline, status: 'fiscalized' });
  expect(steps.map(({ kind }) => kind)).toEqual(['issued', 'posted', 'sent', 'fiscalized', 'notPrinted']);
  expect(steps[2]).toMatchObject({ look: 'done', event: { at: '2026-11-14T17:42:11.000Z' } });
});

test('an invoice that was retried shows its first submission', () => {
  const timeline = [at('issued', 10), at('sent', 11), at('tried', 40, 'timeout')];
  expect(stepsOf({ timeline, status: 'pending' })[1]).toMatchObject({
    kind: 'sent',
    event: { kind: 'sent', at: '2026-11-14T17:42:11.000Z' },
  });
});

test('a refused invoice shows its submission before the refusal', () => {
  const timeline = [at('issued', 10), at('sent', 11), at('refused', 12, '53')];
  expect(looks({ timeline, status: 'error' }).slice(0, 3)).toEqual([
    ['issued', 'done'],
    ['sent', 'done'],
    ['refused', 'bad'],
  ]);
});

test('an attempt that failed before sending is not shown as a submission', () => {
  const timeline = [at('issued', 10), at('tried', 11, 'certificate-missing')];
  expect(looks({ timeline, status: 'pending' })).toEqual([
    ['issued', 'done'],
    ['waiting', 'open'],
    ['notPrinted', 'open'],
  ]);
});

test('the reply step shows the time since the issue, and the print step counts repeated prints', () => {
  const steps = stepsOf({
    timeline: [
      at('issued', 10),
      at('posted', 10),
      at('sent', 11),
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

test('if an invoice was refused several times, the last refusal is shown', () => {
  const timeline = [at('issued', 10), at('refused', 11, '53'), at('refused', 40, '41')];
  expect(stepsOf({ timeline, status: 'error' })[1]).toMatchObject({
    kind: 'refused',
    look: 'bad',
    event: { about: '41' },
  });
});

test('a refused invoice that was repaired is pending again', () => {
  const timeline = [at('issued', 10), at('sent', 11), at('tried', 12, '41'), at('mended', 30, 'D04C13B4')];
  expect(looks({ timeline, status: 'pending' })).toEqual([
    ['issued', 'done'],
    ['sent', 'done'],
    ['mended', 'done'],
    ['waiting', 'open'],
    ['notPrinted', 'open'],
  ]);
});

test("a retracted invoice shows 'refused' and 'retracted'; its reversal shows no reply step", () => {
  const refused = [at('issued', 10), at('sent', 11), at('refused', 12, '40'), at('retracted', 30)];
  expect(looks({ timeline: refused, status: 'error' }).slice(2)).toEqual([
    ['refused', 'bad'],
    ['retracted', 'done'],
    ['notPrinted', 'open'],
  ]);
  const reversal = [at('issued', 30), at('posted', 30), at('retracted', 30)];
  expect(looks({ timeline: reversal, status: 'error' })).toEqual([
    ['issued', 'done'],
    ['posted', 'done'],
    ['retracted', 'done'],
    ['notPrinted', 'open'],
  ]);
});

test('an e-invoice shows its EIC as a step to come, then its registration and its last status', () => {
  const timeline = [at('issued', 10), at('sent', 11), at('fiscalized', 12, 'b7e0')];
  expect(looks({ timeline, status: 'fiscalized', isEInvoice: true }).slice(2)).toEqual([
    ['fiscalized', 'done'],
    ['registered', 'open'],
    ['notPrinted', 'open'],
  ]);
  const registered = [...timeline, at('registered', 14, 'e1c9'), at('status', 15, 'DELIVERED')];
  const steps = stepsOf({
    timeline: [...registered, at('status', 20, 'REFUSED')],
    status: 'fiscalized',
    isEInvoice: true,
  });
  expect(steps.slice(3, 5).map(({ kind, look, event }) => [kind, look, event?.about])).toEqual([
    ['registered', 'done', 'e1c9'],
    ['status', 'bad', 'REFUSED'],
  ]);
});
