import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Starts a mail server that stores the mails it accepts; it refuses them while `shouldFail` returns true. */
export async function startMailServer(shouldFail = () => false) {
  const mails: string[] = [];
  const listener = createServer((socket) =>
    serveSmtp(socket, (mail) => {
      if (shouldFail()) return false;
      mails.push(decoded(mail));
      return true;
    }),
  );
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => void listener.close() };
}

/** The part of RFC 5321 that receiving a mail needs. */
function serveSmtp(socket: Socket, take: (mail: string) => boolean): void {
  let received = '';
  let isReadingMail = false;
  const reply = (line: string) => void socket.write(`${line}\r\n`);
  reply('220 prova ESMTP');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    received += chunk.toString();
    for (;;) {
      const end = received.indexOf(isReadingMail ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const line = received.slice(0, end);
      received = received.slice(end + (isReadingMail ? 5 : 2));
      if (isReadingMail) {
        isReadingMail = false;
        reply(take(line) ? '250 taken' : '451 come back later');
      } else if (line.startsWith('DATA')) {
        isReadingMail = true;
        reply('354 go on');
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else reply('250 good');
    }
  });
}

/** Decodes quoted-printable text. */
function decoded(mail: string): string {
  const bytes = mail
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
