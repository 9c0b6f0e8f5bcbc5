import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import postgres from 'postgres';

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

export interface Recorder {
  /** The database URL of the recording proxy. */
  readonly url: string;
  /** The statements of the last transaction that contains this part. */
  lastTransactionWith(part: string): readonly Statement[];
  stop(): Promise<void>;
}

/** A proxy between a server and its database that records the server's statements. */
export async function recordStatements(databaseUrl: string): Promise<Recorder> {
  const { path, port, host, database, user } = postgres(databaseUrl, { max: 1 }).options;
  const connections: Statement[][] = [];
  const sockets = new Set<Socket>();
  const proxy = createServer((server) => {
    const target =
      typeof path !== 'string' || path === '' ? connect(port[0] ?? 5432, host[0]) : connect(path);
    const statements: Statement[] = [];
    connections.push(statements);
    const parse = statementParser(statements);
    server.on('data', (bytes: Buffer) => parse(bytes));
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
    lastTransactionWith: (part) => lastTransactionIn(connections, part),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void proxy.close(resolve));
    },
  };
}

function lastTransactionIn(connections: readonly Statement[][], part: string): Statement[] {
  for (const statements of connections) {
    const position = statements.findLastIndex(({ text }) => text.includes(part));
    if (position === -1) continue;
    const first = statements.findLastIndex(
      ({ text }, index) => index < position && /^(commit;)?begin/.test(text),
    );
    const last = statements.findIndex(({ text }, index) => index > position && text === 'commit');
    return statements.slice(first, last + 1);
  }
  throw new Error(`no statement contains ${part}`);
}

/** Parses the client messages of the PostgreSQL protocol: a type letter, a length, and the body. */
function statementParser(statements: Statement[]): (bytes: Buffer) => void {
  let unread = Buffer.alloc(0);
  let hasStarted = false;
  const prepared = new Map<string, string>();
  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    if (!hasStarted) {
      if (unread.length < 4 || unread.length < unread.readInt32BE(0)) return;
      unread = unread.subarray(unread.readInt32BE(0));
      hasStarted = true;
    }
    while (unread.length >= 5 && unread.length >= unread.readInt32BE(1) + 1) {
      const end = unread.readInt32BE(1) + 1;
      recordMessage(String.fromCharCode(unread[0] ?? 0), unread.subarray(5, end), prepared, statements);
      unread = unread.subarray(end);
    }
  };
}

function recordMessage(
  letter: string,
  body: Buffer,
  prepared: Map<string, string>,
  statements: Statement[],
): void {
  if (letter === 'Q') statements.push({ text: textAt(body, 0), values: [] });
  if (letter === 'P') {
    const name = textAt(body, 0);
    prepared.set(name, textAt(body, Buffer.byteLength(name) + 1));
  }
  if (letter === 'B') {
    const portal = textAt(body, 0);
    const name = textAt(body, Buffer.byteLength(portal) + 1);
    const afterNames = Buffer.byteLength(portal) + Buffer.byteLength(name) + 2;
    statements.push({ text: prepared.get(name) ?? '', values: valuesIn(body, afterNames) });
  }
}

const textAt = (body: Buffer, from: number) => body.toString('utf8', from, body.indexOf(0, from));

function valuesIn(body: Buffer, from: number): (string | null)[] {
  let position = from + 2 + 2 * body.readInt16BE(from);
  const count = body.readInt16BE(position);
  position += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(position);
    position += 4;
    if (length === -1) return null;
    const text = body.toString('utf8', position, position + length);
    position += length;
    return text;
  });
}
