import { expect, test } from 'vitest';
import { createThread } from './thread.ts';

/** The thread replies to `say` with the text; each of the other messages makes it fail in its own way. */
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
const timeoutMs = 60_000;
const started = () => createThread<Message, { say: string }>(module, { heapMbMax: 64 });

test('a thread replies to one message after another', async () => {
  const thread = started();
  expect(await thread.request({ say: 'një' }, timeoutMs)).toEqual({ say: 'një' });
  expect(await thread.request({ say: 'dy' }, timeoutMs)).toEqual({ say: 'dy' });
});

test.each([
  ['past the deadline', 'never', 500],
  ['beyond the memory limit', 'hoard', timeoutMs],
] as const)(
  'a message that runs %s gets null, and the next message gets a reply',
  async (_what, message, deadlineMs) => {
    const thread = started();
    expect(await thread.request(message, deadlineMs)).toBeNull();
    expect(await thread.request({ say: 'tani' }, timeoutMs)).toEqual({ say: 'tani' });
  },
);

test('an error in the module rejects the request, and the thread replies to the next request', async () => {
  const thread = started();
  await expect(thread.request('throw', timeoutMs)).rejects.toThrow('a bug in the thread');
  expect(await thread.request({ say: 'tani' }, timeoutMs)).toEqual({ say: 'tani' });
});
