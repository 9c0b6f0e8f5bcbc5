import { pino } from 'pino';
import { ConfigProblem, readConfig } from './config.ts';
import { startPaymentProvider } from './start-payment-provider.ts';

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.LOG_LEVEL, base: null });
  const provider = await startPaymentProvider({
    port: config.PAYMENT_PROVIDER_PORT,
    host: config.HOST,
    client: { id: config.PAYMENT_PROVIDER_CLIENT, secret: config.PAYMENT_PROVIDER_SECRET },
    notifies: config.PAYMENT_PROVIDER_NOTIFIES ?? null,
    log,
  });
  const stop = () => {
    log.info('stopping');
    void provider.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const isExpected = error instanceof ConfigProblem || (error as { code?: string }).code === 'EADDRINUSE';
  process.stderr.write(
    `${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
}
