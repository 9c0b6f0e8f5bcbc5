import { parentPort } from 'node:worker_threads';
import { pkcs12ToPem } from '@tezga/fiscal/pkcs12';

/** Reads key files in a worker thread, so that the server's event loop is not blocked. */
parentPort?.on('message', ({ bytes, password }: { bytes: Uint8Array; password: string }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(pkcs12ToPem(bytes, password));
});
