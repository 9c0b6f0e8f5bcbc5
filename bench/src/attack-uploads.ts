import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * Sends uploads that never end to a server: some are aborted at once, the others stay open until the process
 * ends.
 */
const [port, localAddress, count] = [Number(process.argv[2]), process.argv[3] ?? '', Number(process.argv[4])];
const atOnce = 20;
const request = [
  'POST /api/auth/auth/sign-in HTTP/1.1',
  'host: tezga',
  'content-type: application/json',
  'content-length: 1000',
  '\r\n{"us',
].join('\r\n');

async function beginUpload(): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  // Ignored: the server resets connections over its limit.
  socket.on('error', () => undefined);
  await once(socket, 'connect').catch(() => undefined);
  socket.write(request);
  return socket;
}

async function send(each: (socket: Socket) => void): Promise<void> {
  for (let sent = 0; sent < count; sent += atOnce) {
    const sockets = await Promise.all(Array.from({ length: atOnce }, beginUpload));
    await setTimeout(10);
    for (const socket of sockets) each(socket);
  }
}

await send((socket) => socket.destroy());
await send((socket) => socket.resume());
process.stdout.write('sent\n');
// The slow uploads stay open until the bench closes stdin.
await once(process.stdin.resume(), 'end');
process.exit(0);
