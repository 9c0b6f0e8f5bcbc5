import { expect, test, vi } from 'vitest';
import type { ImportServer } from './import-session.ts';
import { SheetFault } from './reading/sheet-fault.ts';
import { countsOf } from './studio-state.ts';
import { deskHere, fine, sessionWith, sheetOf } from './testing/trial-session.ts';
import { openDesk, type RemoteDesk } from './worker/open-desk.ts';

test('a file with known column heads opens the check step at once, and every row is checked before any is written', async () => {
  const send = vi.fn<ImportServer['send']>();
  const { session, settled } = sessionWith({
    check: async (rows) => rows.map(({ sku }) => fine(sku === 'K1' ? 'same' : 'new')),
    send,
  });
  await session.open('a.csv', { text: 'Emri;Kodi;Çmimi\nA;K0;5\nB;K1;5\nC;K2;x' });
  await settled();
  expect(session.getState().stage).toBe('check');
  expect(countsOf(session.getState())).toEqual({ new: 1, changed: 0, same: 1, faulty: 1, waiting: 0 });
  expect(send).not.toHaveBeenCalled();
  session.close();
});

test('a file with unknown column heads waits until the user maps the columns, and the mapping is saved', async () => {
  const { session, settled } = sessionWith();
  const source = { text: 'Malli i ri;Kodi;Vlera\nA;1;5' };
  await session.open('a.csv', source);
  expect(session.getState().stage).toBe('columns');
  session.choose(0, 'name');
  session.choose(2, 'price');
  await session.check();
  await settled();
  session.startOver();
  await session.open('a.csv', source);
  await settled();
  expect(session.getState()).toMatchObject({ stage: 'check', mapping: ['name', 'sku', 'price'] });
  session.close();
});

test('a corrected cell is validated again in the browser and on the server', async () => {
  const check = vi.fn<ImportServer['check']>(async (rows) => rows.map(() => fine('new')));
  const { session, settled } = sessionWith({ check });
  await session.open('a.csv', { text: 'Emri;Kodi;Çmimi\nA;1;5\nB;2;x' });
  await settled();
  expect(countsOf(session.getState()).faulty).toBe(1);
  await session.edit([{ row: 1, field: 'price', text: '7' }]);
  await settled();
  expect(countsOf(session.getState())).toMatchObject({ new: 2, faulty: 0 });
  expect(check).toHaveBeenLastCalledWith([{ name: 'B', sku: '2', price: 7 }], []);
  session.close();
});

test('changing the shops makes the server check all rows again', async () => {
  const check = vi.fn<ImportServer['check']>(async (rows, shopIds) =>
    rows.map(() => fine(shopIds.length === 0 ? 'same' : 'changed')),
  );
  const { session, settled } = sessionWith({ check });
  await session.open('a.csv', sheetOf(3));
  await settled();
  expect(countsOf(session.getState()).same).toBe(3);
  session.chooseShops(['shop']);
  await settled();
  expect(countsOf(session.getState()).changed).toBe(3);
  session.close();
});

test('a broken file shows an error and leaves the wizard unchanged', async () => {
  const { session } = sessionWith();
  await session.open('a.csv', { text: 'a;b\n"1;2' });
  expect(session.getState()).toMatchObject({ stage: 'file', fault: 'broken', isReading: false });
});

test('a file that the browser can no longer read shows an error', async () => {
  const { session } = sessionWith();
  await session.openFile({
    name: 'a.xlsx',
    size: 10,
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  expect(session.getState()).toMatchObject({ stage: 'file', fault: 'unread', isReading: false });
});

/** A worker that crashes at this call. */
function deskCrashingAt(call: Parameters<RemoteDesk['call']>[0]): RemoteDesk {
  const desk = deskHere();
  return {
    call: (name, input, onPiece) =>
      name === call ? Promise.reject(new SheetFault('stopped')) : desk.call(name, input, onPiece),
    close: () => desk.close(),
  };
}

test.each(['columns', 'check', 'edit', 'values'] as const)(
  'a worker that crashes at "%s" shows an error and leaves no call pending',
  async (call) => {
    const { session, settled } = sessionWith({}, () => deskCrashingAt(call));
    await session.open('a.csv', sheetOf(2));
    await settled();
    if (call === 'columns') await session.chooseHeadRow(null);
    if (call === 'edit') await session.edit([{ row: 0, field: 'price', text: '7' }]);
    expect(session.getState()).toMatchObject({
      stage: 'file',
      fault: 'stopped',
      isChecking: false,
      rows: [],
    });
  },
);

test('a crashed worker also rejects later calls', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
  const desk = openDesk(worker);
  const waiting = desk.call('values', { rows: [] });
  worker.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toMatchObject({ reason: 'stopped' });
  await expect(desk.call('values', { rows: [] })).rejects.toMatchObject({ reason: 'stopped' });
});
