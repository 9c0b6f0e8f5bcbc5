import { taxAuthorityBundle } from '../launch/build.ts';
import { keepAuthorityCertificates } from '../launch/start-stand-in.ts';
import { startChild, type Child } from './start-child.ts';

interface StandInPlace {
  readonly databaseUrl: string;
  readonly port: number;
  /** Where it is written down by which certificates its replies are believed. */
  readonly certificatesFile: string;
}

/** The stand-in of the tax authority as a process of its own, with its schema in this database. */
export async function startTaxAuthority({
  databaseUrl,
  port,
  certificatesFile,
}: StandInPlace): Promise<Child> {
  const environment = {
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '3',
    TAX_AUTHORITY_PORT: String(port),
    LOG_LEVEL: 'warn',
  };
  const child = await startChild(['--enable-source-maps', taxAuthorityBundle], environment, port, '/health');
  await keepAuthorityCertificates(child.address, certificatesFile);
  return child;
}
