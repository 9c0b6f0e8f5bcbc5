import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import postgres from 'postgres';

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

export interface Recorder {
  /** Where a server finds the database, listened to on the way. */
  readonly url: string;
  /** The last transaction in which this was said, statement by statement. */
  lastTransactionWith(words: string): readonly Statement[];
  stop(): Promise<void>;
}

/** Stands between a server and its database, and writes down what the server says. */
export async function recordStatements(databaseUrl: string): Promise<Recorder> {
  const { path, port, host, database, user } = postgres(databaseUrl, { max: 1 }).options;
  const conversations: Statement[][] = [];
  const sockets = new Set<Socket>();
  const proxy = createServer((server) => {
    const target =
      typeof path !== 'string' || path === '' ? connect(port[0] ?? 5432, host[0]) : connect(path);
    const said: Statement[] = [];
    conversations.push(said);
    const listen = listenTo(said);
    server.on('data', (bytes: Buffer) => listen(bytes));
    server.pipe(target);
    target.pipe(server);
    for (const socket of [server, target]) {
      sockets.add(socket);
      socket.on('error', () => server.destroy());
      socket.on('close', () => target.destroy());
    }
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const { port: ownPort } = proxy.address() as AddressInfo;
  return {
    url: `postgres://${user}@127.0.0.1:${ownPort}/${database}`,
    lastTransactionWith: (words) => lastTransactionIn(conversations, words),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void proxy.close(resolve));
    },
  };
}

function lastTransactionIn(conversations: readonly Statement[][], words: string): Statement[] {
  for (const said of conversations) {
    const place = said.findLastIndex(({ text }) => text.includes(words));
    if (place === -1) continue;
    const first = said.findLastIndex(({ text }, index) => index < place && /^(commit;)?begin/.test(text));
    const last = said.findIndex(({ text }, index) => index > place && text === 'commit');
    return said.slice(first, last + 1);
  }
  throw new Error(`nobody said ${words}`);
}

/** Reads the messages of a client as PostgreSQL does: a letter, a length, and what the letter means. */
function listenTo(said: Statement[]): (bytes: Buffer) => void {
  let unread = Buffer.alloc(0);
  let isGreeted = false;
  const prepared = new Map<string, string>();
  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    if (!isGreeted) {
      if (unread.length < 4 || unread.length < unread.readInt32BE(0)) return;
      unread = unread.subarray(unread.readInt32BE(0));
      isGreeted = true;
    }
    while (unread.length >= 5 && unread.length >= unread.readInt32BE(1) + 1) {
      const end = unread.readInt32BE(1) + 1;
      hear(String.fromCharCode(unread[0] ?? 0), unread.subarray(5, end), prepared, said);
      unread = unread.subarray(end);
    }
  };
}

function hear(letter: string, body: Buffer, prepared: Map<string, string>, said: Statement[]): void {
  if (letter === 'Q') said.push({ text: textAt(body, 0), values: [] });
  if (letter === 'P') {
    const name = textAt(body, 0);
    prepared.set(name, textAt(body, Buffer.byteLength(name) + 1));
  }
  if (letter === 'B') {
    const portal = textAt(body, 0);
    const name = textAt(body, Buffer.byteLength(portal) + 1);
    const afterNames = Buffer.byteLength(portal) + Buffer.byteLength(name) + 2;
    said.push({ text: prepared.get(name) ?? '', values: valuesIn(body, afterNames) });
  }
}

const textAt = (body: Buffer, from: number) => body.toString('utf8', from, body.indexOf(0, from));

function valuesIn(body: Buffer, from: number): (string | null)[] {
  let place = from + 2 + 2 * body.readInt16BE(from);
  const count = body.readInt16BE(place);
  place += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(place);
    place += 4;
    if (length === -1) return null;
    const text = body.toString('utf8', place, place + length);
    place += length;
    return text;
  });
}
