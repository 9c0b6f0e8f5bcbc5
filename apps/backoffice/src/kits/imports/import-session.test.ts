import { expect, test, vi } from 'vitest';
import type { ImportServer } from './import-session.ts';
import { SheetFault } from './reading/sheet-fault.ts';
import { countsOf } from './studio-state.ts';
import { deskHere, fine, sessionWith, sheetOf } from './testing/trial-session.ts';
import { openDesk, type RemoteDesk } from './worker/open-desk.ts';

test('known heads lead straight to the rows, each asked about before anything is written', async () => {
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

test('unknown heads wait for the person, whose choice is remembered', async () => {
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

test('a corrected cell is checked again here and at the server', async () => {
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

test('other shops make every row be asked about anew', async () => {
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

test('a broken file is said and leaves the studio as it was', async () => {
  const { session } = sessionWith();
  await session.open('a.csv', { text: 'a;b\n"1;2' });
  expect(session.getState()).toMatchObject({ stage: 'file', fault: 'broken', isReading: false });
});

test('a file that the browser cannot hand over any more is said', async () => {
  const { session } = sessionWith();
  await session.openFile({
    name: 'a.xlsx',
    size: 10,
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  expect(session.getState()).toMatchObject({ stage: 'file', fault: 'unread', isReading: false });
});

/** A worker that dies when it is asked this. */
function deskDyingAt(call: Parameters<RemoteDesk['ask']>[0]): RemoteDesk {
  const desk = deskHere();
  return {
    ask: (asked, input, onPiece) =>
      asked === call ? Promise.reject(new SheetFault('stopped')) : desk.ask(asked, input, onPiece),
    close: () => desk.close(),
  };
}

test.each(['columns', 'check', 'edit', 'values'] as const)(
  'a worker that dies at "%s" leaves a sentence, and nothing that waits for ever',
  async (call) => {
    const { session, settled } = sessionWith({}, () => deskDyingAt(call));
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

test('a worker that died refuses what it is asked afterwards too', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
  const desk = openDesk(worker);
  const waiting = desk.ask('values', { rows: [] });
  worker.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toMatchObject({ reason: 'stopped' });
  await expect(desk.ask('values', { rows: [] })).rejects.toMatchObject({ reason: 'stopped' });
});
