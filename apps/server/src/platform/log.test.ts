import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function linesOf(work: (log: ReturnType<typeof createLog>) => void): unknown {
  const lines: string[] = [];
  work(
    createLog(
      'info',
      new PassThrough().on('data', (line: Buffer) => lines.push(line.toString())),
    ),
  );
  return JSON.parse(lines.join('')) as unknown;
}

test('the log shows the code of an error or a fault, because only codes in the input of a call are redacted', () => {
  const fault = { code: '54', text: 'not the buyer' };
  const error = Object.assign(new Error('full'), { code: '53100' });
  expect(linesOf((log) => log.warn({ ...fault, fault, err: error }))).toMatchObject({
    ...fault,
    fault,
    err: { code: '53100' },
  });
});

test('the log redacts passwords, tokens, PINs and codes in the input of a call', () => {
  const input = { password: 'a', pin: '1', code: 'b', token: 'c' };
  const hidden = { password: '[hidden]', pin: '[hidden]', code: '[hidden]', token: '[hidden]' };
  expect(linesOf((log) => log.info({ input, body: input, call: { input } }))).toMatchObject({
    input: hidden,
    body: hidden,
    call: { input: hidden },
  });
});
