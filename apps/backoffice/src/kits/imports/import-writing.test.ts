import { expect, test, vi } from 'vitest';
import type { ImportServer } from './import-session.ts';
import { fine, importId, sessionWith, sheetOf } from './testing/trial-session.ts';
import { rowsInPart } from './write-rows.ts';

const refusingOne: ImportServer['send'] = async (rows) => ({
  importId,
  rows: rows.map((_row, place) => fine(place === 1 ? 'refused' : 'new')),
});

/** An undo that fails as often as said before it is done. */
const undoAfter = (failures: number) => {
  const undo = vi.fn<ImportServer['undo']>();
  for (let failed = 0; failed < failures; failed += 1) undo.mockRejectedValueOnce(new Error('no network'));
  return undo.mockResolvedValue({ message: 'U zhbë.', kept: 0 });
};

test('a stop lets the part on its way arrive, then takes everything back', async () => {
  const undo = vi.fn<ImportServer['undo']>(async () => ({ message: 'U zhbë.', kept: 0 }));
  const sent: number[] = [];
  const { session, settled, onWritten } = sessionWith({
    send: async (rows) => {
      sent.push(rows.length);
      if (sent.length === 1) session.writing.stop();
      return { importId, rows: rows.map(() => fine('new')) };
    },
    undo,
  });
  await session.open('a.csv', sheetOf(rowsInPart * 3));
  await settled();
  await session.writing.run();
  expect(sent).toEqual([rowsInPart]);
  expect(undo.mock.calls.map(([id]) => id)).toEqual([importId]);
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
  await session.writing.run();
  expect(session.getState().run).toMatchObject({ phase: 'failed', sent: rowsInPart });
  await session.writing.goOn();
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
  await session.writing.run();
  expect(session.getState().run).toMatchObject({ phase: 'taken-back', wasAllOrNone: true });
  expect(undo).toHaveBeenCalledOnce();
  session.close();
});

test('where all or none are wanted, an undo that fails is never passed off as done', async () => {
  const undo = undoAfter(2);
  const { session, settled } = sessionWith({ send: refusingOne, undo });
  await session.open('a.csv', sheetOf(3));
  await settled();
  session.chooseTakes('all');
  await session.writing.run();
  const broken = { phase: 'not-taken-back', wasAllOrNone: true, added: 2, message: 'Error: no network' };
  expect(session.getState().run).toMatchObject(broken);
  await session.writing.goOn();
  expect(session.getState().run).toMatchObject(broken);
  session.writing.keep();
  expect(session.getState().run).toMatchObject(broken);
  await session.writing.takeBack();
  expect(session.getState().run).toMatchObject(broken);
  await session.writing.takeBack();
  expect(session.getState().run).toMatchObject({ phase: 'taken-back', message: 'U zhbë.' });
  // One name for all of them: an undo whose reply was lost must not be refused as done already.
  expect(new Set(undo.mock.calls.map(([, options]) => options?.requestId)).size).toBe(1);
  session.close();
});

test('a failure before the refused part was taken back does not let a later part end as done', async () => {
  let parts = 0;
  const { session, settled } = sessionWith({
    send: async (rows) => {
      parts += 1;
      if (parts === 1) throw new Error('no network');
      return refusingOne(rows, [], { importId: null, requestId: '' });
    },
    undo: undoAfter(0),
  });
  await session.open('a.csv', sheetOf(3));
  await settled();
  session.chooseTakes('all');
  await session.writing.run();
  expect(session.getState().run).toMatchObject({ phase: 'failed', importId: null });
  await session.writing.goOn();
  expect(session.getState().run).toMatchObject({ phase: 'taken-back', wasAllOrNone: true });
  session.close();
});

test('an import that cannot be undone says so, and is kept or tried again', async () => {
  const { session, settled, onWritten } = sessionWith({ undo: undoAfter(2) });
  await session.open('a.csv', sheetOf(2));
  await settled();
  await session.writing.run();
  await session.writing.takeBack();
  expect(session.getState().run).toMatchObject({ phase: 'not-taken-back', added: 2, wasAllOrNone: false });
  session.writing.keep();
  expect(session.getState().run).toMatchObject({ phase: 'done', added: 2, message: null });
  await session.writing.takeBack();
  await session.writing.takeBack();
  expect(session.getState().run).toMatchObject({ phase: 'taken-back' });
  expect(onWritten).toHaveBeenCalledTimes(4);
  session.close();
});

test('a stop whose undo fails can be gone on with: what was sent is there', async () => {
  const { session, settled } = sessionWith({
    send: async (rows, _shops, { importId: joined }) => {
      if (joined === null) session.writing.stop();
      return { importId, rows: rows.map(() => fine('new')) };
    },
    undo: undoAfter(1),
  });
  await session.open('a.csv', sheetOf(rowsInPart + 1));
  await settled();
  await session.writing.run();
  expect(session.getState().run).toMatchObject({ phase: 'not-taken-back', sent: rowsInPart });
  session.writing.keep();
  expect(session.getState().run?.phase).toBe('failed');
  await session.writing.goOn();
  expect(session.getState().run).toMatchObject({ phase: 'done', added: rowsInPart + 1 });
  session.close();
});
