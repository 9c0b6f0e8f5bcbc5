import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const kindsOf = (store: ToastStore) => store.current().map(({ kind }) => kind);

test('an undo toast expires after ten seconds, and then its action is final', () => {
  const store = new ToastStore();
  const onUndo = vi.fn<() => void>();
  const onExpire = vi.fn<() => void>();
  store.undo({ text: '2 klientë u fshinë', onUndo, onExpire });

  vi.advanceTimersByTime(9999);
  expect(onExpire).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onExpire).toHaveBeenCalledOnce();
  expect(onUndo).not.toHaveBeenCalled();
  expect(store.current()).toEqual([]);
});

test('an action that was undone is never made final', () => {
  const store = new ToastStore();
  const onUndo = vi.fn<() => void>();
  const onExpire = vi.fn<() => void>();
  const id = store.undo({ text: 'U fshi', onUndo, onExpire });

  store.takeBack(id);
  vi.advanceTimersByTime(20_000);
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onExpire).not.toHaveBeenCalled();
});

test('closing an undo toast makes its action final at once, and only once', () => {
  const store = new ToastStore();
  const onExpire = vi.fn<() => void>();
  const id = store.undo({ text: 'U fshi', onUndo: vi.fn<() => void>(), onExpire });

  store.dismiss(id);
  store.dismiss(id);
  vi.advanceTimersByTime(20_000);
  expect(onExpire).toHaveBeenCalledOnce();
});

test('the timers stop while the pointer is over the toasts', () => {
  const store = new ToastStore();
  const id = store.undo({ text: 'U fshi', onUndo: vi.fn<() => void>() });

  vi.advanceTimersByTime(4000);
  store.pauseAll();
  store.pauseAll();
  vi.advanceTimersByTime(60_000);
  expect(store.remainingMs(id)).toBe(6000);
  store.resumeAll();
  vi.advanceTimersByTime(5999);
  expect(kindsOf(store)).toEqual(['undo']);
  vi.advanceTimersByTime(1);
  expect(kindsOf(store)).toEqual([]);
});

test('an error toast stays until the user closes it, and a success toast disappears by itself', () => {
  const store = new ToastStore();
  store.success('Konfigurimi u ruajt me sukses!');
  store.error({ title: 'Artikulli nuk u ruajt', text: 'Ky barkod është i zënë.' });

  vi.advanceTimersByTime(3_600_000);
  expect(kindsOf(store)).toEqual(['error']);
});

test('the same error is shown only once, but two equal undo toasts are both shown', () => {
  const store = new ToastStore();
  for (let time = 0; time < 2; time += 1) {
    store.error({ title: 'Nuk u ruajt', text: 'Serveri nuk u përgjigj.' });
    store.undo({ text: 'U fshi', onUndo: vi.fn<() => void>() });
  }
  expect(kindsOf(store).toSorted()).toEqual(['error', 'undo', 'undo']);
});

test('listeners are called for every change until they unsubscribe', () => {
  const store = new ToastStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.success('U ruajt');
  leave();
  store.success('U ruajt sërish');
  expect(listener).toHaveBeenCalledOnce();
});
