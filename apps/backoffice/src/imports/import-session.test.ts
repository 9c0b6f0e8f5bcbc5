import { expect, test, vi } from 'vitest';
import { articleSheet } from '../business/articles/import/article-sheet.ts';
import { ImportSession, type ImportServer } from './import-session.ts';
import { rememberedMappings } from './remembered-mappings.ts';
import { countsOf, type Verdict } from './studio-state.ts';
import { openDesk } from './worker/open-desk.ts';
import { serveDesk } from './worker/serve-desk.ts';
import { rowsInPart } from './write-rows.ts';

/** A worker that lives here: the two ends of one channel. */
function deskHere() {
  const { port1: page, port2: worker } = new MessageChannel();
  serveDesk(articleSheet, worker);
  worker.start();
  page.start();
  return openDesk(
    Object.assign(page, {
      terminate() {
        page.close();
        worker.close();
      },
    }),
  );
}

const fine = (outcome: Verdict['outcome']): Verdict => ({ outcome, problems: [] });
const importId = 'a'.repeat(24);

function sessionWith(server: Partial<ImportServer> = {}) {
  const onWritten = vi.fn<() => void>();
  const kept = new Map<string, string>();
  const session = new ImportSession({
    openDesk: deskHere,
    server: {
      check: async (rows) => rows.map(() => fine('new')),
      send: async (rows) => ({ importId, rows: rows.map(() => fine('new')) }),
      undo: async () => ({ message: 'U zhbë.', kept: 0 }),
      ...server,
    },
    remembered: rememberedMappings('articles', ['name', 'price', 'sku'], {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    }),
    words: {},
    requiredFields: ['name', 'price'],
    onWritten,
    sentenceOf: String,
  });
  const settled = () =>
    vi.waitFor(() => {
      expect(session.getState().isChecking).toBe(false);
      expect(session.getState().isReading).toBe(false);
    });
  return { session, onWritten, settled };
}

const sheetOf = (count: number) => ({
  text: ['Emri;Kodi;Çmimi', ...Array.from({ length: count }, (_unused, row) => `A${row};K${row};5`)].join(
    '\n',
  ),
});

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

test('a stop lets the part on its way arrive, then takes everything back', async () => {
  const undo = vi.fn<ImportServer['undo']>(async () => ({ message: 'U zhbë.', kept: 0 }));
  const sent: number[] = [];
  const { session, settled, onWritten } = sessionWith({
    send: async (rows) => {
      sent.push(rows.length);
      if (sent.length === 1) session.stop();
      return { importId, rows: rows.map(() => fine('new')) };
    },
    undo,
  });
  await session.open('a.csv', sheetOf(rowsInPart * 3));
  await settled();
  await session.run();
  expect(sent).toEqual([rowsInPart]);
  expect(undo).toHaveBeenCalledExactlyOnceWith(importId);
  expect(session.getState().run).toMatchObject({ phase: 'taken-back', message: 'U zhbë.' });
  expect(onWritten).toHaveBeenCalled();
  session.close();
});

test('parts after the first join its import; a lost reply is asked for again under its own name', async () => {
  const asked: { importId: string | null; requestId: string }[] = [];
  const { session, settled } = sessionWith({
    send: async (rows, _shops, { importId: joined, requestId }) => {
      asked.push({ importId: joined, requestId });
      if (asked.length === 2) throw new Error('no network');
      return { importId, rows: rows.map(() => fine('new')) };
    },
  });
  await session.open('a.csv', sheetOf(rowsInPart + 1));
  await settled();
  await session.run();
  expect(session.getState().run).toMatchObject({ phase: 'failed', sent: rowsInPart });
  await session.goOn();
  expect(session.getState().run).toMatchObject({ phase: 'done', added: rowsInPart + 1 });
  expect(asked.map((each) => each.importId)).toEqual([null, importId, importId]);
  expect(asked[1]?.requestId).toBe(asked[2]?.requestId);
  expect(asked[0]?.requestId).not.toBe(asked[1]?.requestId);
  session.close();
});

test('where all or none are wanted, one refusal takes all back', async () => {
  const undo = vi.fn<ImportServer['undo']>(async () => ({ message: 'U zhbë.', kept: 0 }));
  const { session, settled } = sessionWith({
    send: async (rows) => ({
      importId,
      rows: rows.map((_row, place) => fine(place === 1 ? 'refused' : 'new')),
    }),
    undo,
  });
  await session.open('a.csv', sheetOf(3));
  await settled();
  session.chooseTakes('all');
  await session.run();
  expect(session.getState().run).toMatchObject({ phase: 'taken-back', wasAllOrNone: true });
  expect(undo).toHaveBeenCalledOnce();
  session.close();
});
