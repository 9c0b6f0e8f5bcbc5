import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Measured } from '../table.ts';

const built = new URL('../../dist/fiscal-rates.mjs', import.meta.url);

/**
 * Measures the bundled code as shipped, because the bench runner wraps every function and would distort the
 * result.
 */
export async function measureFiscal(): Promise<Measured[]> {
  await build({
    entryPoints: [fileURLToPath(new URL('fiscal-rates.ts', import.meta.url))],
    outfile: fileURLToPath(built),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'npm packages stay outside',
        setup: (bundle) =>
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@tezga/') ? undefined : { external: true },
          ),
      },
    ],
  });
  const { fiscalRates } = (await import(built.href)) as {
    readonly fiscalRates: () => Promise<Measured[]>;
  };
  return fiscalRates();
}
