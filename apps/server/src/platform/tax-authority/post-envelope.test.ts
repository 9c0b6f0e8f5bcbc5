import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPoster, type Poster } from './post-envelope.ts';

let server: Server;
let poster: Poster;
let listener: RequestListener;
/** The number of messages sent on each connection. */
let carried: Map<Socket, number>;
beforeEach(async () => {
  carried = new Map();
  poster = createPoster();
  server = createServer((request, response) => {
    carried.set(request.socket, (carried.get(request.socket) ?? 0) + 1);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  poster.close();
  server.closeAllConnections();
  server.close();
});

const post = () =>
  poster.post(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, '<Envelope/>', 5000);

/** Three concurrent messages leave three idle keep-alive connections. */
async function openThreeConnections(): Promise<void> {
  const answers: (() => void)[] = [];
  listener = (_request, response) => {
    answers.push(() => response.end('yes'));
    if (answers.length === 3) for (const answer of answers) answer();
  };
  await Promise.all([post(), post(), post()]);
  expect(carried.size).toBe(3);
}

test('if the server closed the keep-alive connections, the message is retried on a new connection', async () => {
  await openThreeConnections();
  listener = ({ socket }, response) => {
    if ((carried.get(socket) ?? 0) > 1) socket.destroy();
    else response.end('yes');
  };
  expect(await post()).toMatchObject({ kind: 'reply', status: 200, text: 'yes' });
  expect(carried.size).toBe(4);
});

test('if the connection of the retry is closed too, the outcome is timeout: the message may be accepted', async () => {
  await openThreeConnections();
  listener = ({ socket }) => socket.destroy();
  expect(await post()).toEqual({ kind: 'timeout' });
});

test('if the server refuses the connection of the retry, the outcome is timeout: the message may be accepted', async () => {
  await openThreeConnections();
  listener = ({ socket }) => {
    server.close();
    socket.destroy();
  };
  expect(await post()).toEqual({ kind: 'timeout' });
});
