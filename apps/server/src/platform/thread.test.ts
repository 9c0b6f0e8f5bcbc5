import { expect, test } from 'vitest';
import { createThread } from './thread.ts';

/** What is sent to it: a reply that it gives back, or a way in which it goes wrong. */
type Message = { readonly say: string } | 'never' | 'hoard' | 'throw';

const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (message) => {
      if (message === 'never') for (;;);
      if (message === 'throw') throw new TypeError('a bug in the thread');
      const hoarded = [];
      while (message === 'hoard') hoarded.push({ more: [hoarded.length] });
      parentPort.postMessage(message);
    });
  `)}`,
);
const patienceMs = 60_000;
const started = () => createThread<Message, { say: string }>(module, { heapMbMax: 64 });

test('a thread replies to one message after the other', async () => {
  const thread = started();
  expect(await thread.ask({ say: 'një' }, patienceMs)).toEqual({ say: 'një' });
  expect(await thread.ask({ say: 'dy' }, patienceMs)).toEqual({ say: 'dy' });
});

test.each([
  ['past the deadline', 'never', 500],
  ['beyond the memory limit', 'hoard', patienceMs],
] as const)('a message %s gets null, and the next one a reply', async (_what, message, deadlineMs) => {
  const thread = started();
  expect(await thread.ask(message, deadlineMs)).toBeNull();
  expect(await thread.ask({ say: 'tani' }, patienceMs)).toEqual({ say: 'tani' });
});

test('a bug in the module is thrown to the one who asked, and the next message gets a reply', async () => {
  const thread = started();
  await expect(thread.ask('throw', patienceMs)).rejects.toThrow('a bug in the thread');
  expect(await thread.ask({ say: 'tani' }, patienceMs)).toEqual({ say: 'tani' });
});
