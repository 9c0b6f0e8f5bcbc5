import { expect, test, vi } from 'vitest';
import type { ImportServer } from './import-session.ts';
import { fine, importId, sessionWith, sheetOf } from './testing/trial-session.ts';
import { rowsInPart } from './write-rows.ts';

const refusingOne: ImportServer['send'] = async (rows) => ({
  importId,
  rows: rows.map((_row, place) => fine(place === 1 ? 'refused' : 'new')),
});

/** An undo that fails the given number of times before it succeeds. */
const undoAfter = (failures: number) => {
  const undo = vi.fn<ImportServer['undo']>();
  for (let failed = 0; failed < failures; failed += 1) undo.mockRejectedValueOnce(new Error('no network'));
  return undo.mockResolvedValue({ message: 'U zhbë.', kept: 0 });
};

test('stopping waits for the running batch and then undoes everything', async () => {
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

test('all batches belong to the import of the first batch, and a batch without a reply is resent with the same idempotency key', async () => {
  const sent: { importId: string | null; requestId: string }[] = [];
  const { session, settled } = sessionWith({
    send: async (rows, _shops, { importId: joined, requestId }) => {
      sent.push({ importId: joined, requestId });
      if (sent.length === 2) throw new Error('no network');
      return { importId, rows: rows.map(() => fine('new')) };
    },
  });
  await session.open('a.csv', sheetOf(rowsInPart + 1));
  await settled();
  await session.writing.run();
  expect(session.getState().run).toMatchObject({ phase: 'failed', sent: rowsInPart });
  await session.writing.goOn();
  expect(session.getState().run).toMatchObject({ phase: 'done', added: rowsInPart + 1 });
  expect(sent.map((each) => each.importId)).toEqual([null, importId, importId]);
  expect(sent[1]?.requestId).toBe(sent[2]?.requestId);
  expect(sent[0]?.requestId).not.toBe(sent[1]?.requestId);
  session.close();
});

test('in all-or-nothing mode one refused row undoes everything', async () => {
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

test('in all-or-nothing mode a failed undo is never shown as done', async () => {
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
  session.writing.dropUndo();
  expect(session.getState().run).toMatchObject(broken);
  await session.writing.takeBack();
  expect(session.getState().run).toMatchObject(broken);
  await session.writing.takeBack();
  expect(session.getState().run).toMatchObject({ phase: 'taken-back', message: 'U zhbë.' });
  // All attempts share one idempotency key: otherwise an undo whose reply was lost would be refused as already
  // done.
  expect(new Set(undo.mock.calls.map(([, options]) => options?.requestId)).size).toBe(1);
  session.close();
});

test('in all-or-nothing mode, a run resumed after a failed batch is undone if a row is refused', async () => {
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

test('if the undo of an import fails, the error is shown, and the user can leave the rows in place or retry the undo', async () => {
  const { session, settled, onWritten } = sessionWith({ undo: undoAfter(2) });
  await session.open('a.csv', sheetOf(2));
  await settled();
  await session.writing.run();
  await session.writing.takeBack();
  expect(session.getState().run).toMatchObject({ phase: 'not-taken-back', added: 2, wasAllOrNone: false });
  session.writing.dropUndo();
  expect(session.getState().run).toMatchObject({ phase: 'done', added: 2, message: null });
  await session.writing.takeBack();
  await session.writing.takeBack();
  expect(session.getState().run).toMatchObject({ phase: 'taken-back' });
  expect(onWritten).toHaveBeenCalledTimes(4);
  session.close();
});

test('if the undo after a stop fails, a resumed import continues after the rows that were already sent', async () => {
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
  session.writing.dropUndo();
  expect(session.getState().run?.phase).toBe('failed');
  await session.writing.goOn();
  expect(session.getState().run).toMatchObject({ phase: 'done', added: rowsInPart + 1 });
  session.close();
});
