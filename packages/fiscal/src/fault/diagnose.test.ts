import { expect, test } from 'vitest';
import { diagnose, otherFaultNames, type Failure } from './diagnose.ts';
import { faultTable } from './fault-table.ts';
import type { Fault } from './read-fault.ts';

const fault = (code: string | null, origin: Fault['origin']): Fault => ({
  kind: 'fault',
  origin,
  text: '',
  code,
  requestUUID: null,
  responseUUID: null,
});

test('a message whose reply is missing or unreadable may be retried', () => {
  const failures: Failure[] = [
    { kind: 'unreadable', why: 'not-xml' },
    { kind: 'unreachable' },
    { kind: 'timeout' },
  ];
  for (const failure of failures)
    expect(diagnose('fiscalization', failure)).toMatchObject({ name: failure.kind, canRepeat: true });
  expect([...failures.map(({ kind }) => kind), 'unknown'].toSorted()).toEqual(otherFaultNames.toSorted());
});

test.each<[Fault, string, boolean]>([
  [fault('11', 'client'), '11', false],
  [fault('11', null), '11', false],
  [fault('36', 'client'), '36', false],
  [fault('39', 'client'), '39', true],
  [fault('901', 'server'), '9xx', true],
  [fault('901', null), '9xx', true],
  [fault('901', 'client'), 'unknown', false],
  [fault('58', 'client'), 'unknown', false],
  [fault('58', 'server'), 'unknown', true],
  [fault('58', null), 'unknown', true],
  [fault(null, 'client'), 'unknown', false],
  [fault('11', 'server'), '11', true],
])('the fault %o is diagnosed as %s, and a retry can succeed: %s', (failure, name, canRepeat) => {
  expect(diagnose('fiscalization', failure)).toMatchObject({ name, canRepeat });
});

test('a fault code is looked up in the table of the service that sent it', () => {
  expect(diagnose('fiscalization', fault('40', 'client')).fields).toEqual(
    faultTable.fiscalization['40'].fields,
  );
  expect(diagnose('einvoice', fault('40', 'client')).fields).toEqual(faultTable.einvoice['40'].fields);
  expect(diagnose('einvoice', fault('61', 'client')).name).toBe('unknown');
});

const diagnosed = (code: string, text: string) =>
  diagnose('fiscalization', { ...fault(code, 'client'), text });

test('the text of the authority is shown on one line and truncated', () => {
  expect(diagnosed('11', 'Invoice/@IssueDateTime\n   is not a valid dateTime')).toMatchObject({
    code: '11',
    text: 'Invoice/@IssueDateTime is not a valid dateTime',
  });
  expect(diagnosed('E_XML_FORMAT', 'x')).toMatchObject({ name: 'unknown', code: 'E_XML_FORMAT', text: 'x' });
  const long = diagnosed('9'.repeat(1000), '😀'.repeat(5000));
  expect(long.code).toHaveLength(40);
  expect(long.text.length).toBeLessThanOrEqual(500);
  expect(long.text).toMatch(/^(?:😀)+…$/u);
  expect(diagnose('fiscalization', { kind: 'timeout' })).toMatchObject({ code: null, text: '' });
});
