import { parentPort } from 'node:worker_threads';
import { pkcs12ToPem } from '@tezga/fiscal/pkcs12';

/** Reads one key file after the other, beside the server, which must go on answering meanwhile. */
parentPort?.on('message', ({ bytes, password }: { bytes: Uint8Array; password: string }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(pkcs12ToPem(bytes, password));
});
