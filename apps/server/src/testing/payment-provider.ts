import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The stand-in of the provider of online payments, in a separate process. */
export interface TestProvider {
  /**
   * Settings with which a server uses this stand-in; a test replaces the issuer of the invoices by its own business.
   */
  readonly environment: Record<string, string>;
  control(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown>;
  /** Approves or cancels the payment, as the payer does on the page of the provider. */
  answer(
    approvalUrl: string,
    answer: 'approve' | 'approve-declined' | 'approve-pending' | 'cancel',
  ): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../../payment-provider/dist/main.js', import.meta.url));

/** Starts the stand-in, which sends no notifications. */
export async function startTestProvider(): Promise<TestProvider> {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PAYMENT_PROVIDER_PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const address = await addressIn(createInterface(child.stdout));
  // Reads the output continuously, because a full pipe would block the process.
  child.stdout.resume();
  return {
    environment: {
      PAYMENT_PROVIDER_URL: address,
      PAYMENT_PROVIDER_CLIENT: 'tezga',
      PAYMENT_PROVIDER_SECRET: 'tezga-demo',
      PAYMENT_PROVIDER_WEBHOOK: 'stand-in',
      ONLINE_PAYMENTS_ISSUER: 'L00000000A',
    },
    async control(method, path, body) {
      const response = await fetch(`${address}/control${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    async answer(approvalUrl, answer) {
      const body = new URLSearchParams({ answer });
      const response = await fetch(approvalUrl, { method: 'POST', body, redirect: 'manual' });
      if (response.status !== 303) throw new Error(`the approval got status ${response.status}`);
    },
    async stop() {
      child.kill();
      await exited;
    },
  };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const { address } = JSON.parse(line) as { address?: string };
    if (address !== undefined) return address;
  }
  throw new Error('the payment provider ended before it listened');
}
