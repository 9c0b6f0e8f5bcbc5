import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPoster, type Poster } from './post-envelope.ts';

let server: Server;
let poster: Poster;
let listener: RequestListener;
/** How many messages each connection has carried. */
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

/** Three at once leave three connections that are kept. */
async function keepThree(): Promise<void> {
  const answers: (() => void)[] = [];
  listener = (_request, response) => {
    answers.push(() => response.end('yes'));
    if (answers.length === 3) for (const answer of answers) answer();
  };
  await Promise.all([post(), post(), post()]);
  expect(carried.size).toBe(3);
}

test('where every kept connection was closed meanwhile, the message goes out on a new one', async () => {
  await keepThree();
  listener = ({ socket }, response) => {
    if ((carried.get(socket) ?? 0) > 1) socket.destroy();
    else response.end('yes');
  };
  expect(await post()).toMatchObject({ kind: 'reply', status: 200, text: 'yes' });
  expect(carried.size).toBe(4);
});

test('who takes the message and hangs up, also on the new connection, may have accepted it', async () => {
  await keepThree();
  listener = ({ socket }) => socket.destroy();
  expect(await post()).toEqual({ kind: 'timeout' });
});

test('who takes the message, hangs up and is gone may have accepted it too', async () => {
  await keepThree();
  listener = ({ socket }) => {
    server.close();
    socket.destroy();
  };
  expect(await post()).toEqual({ kind: 'timeout' });
});
