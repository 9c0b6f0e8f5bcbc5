import { build } from 'esbuild';

/** Bundles a module with its imports into one script for a browser; fails where an import needs Node. */
export async function bundleForBrowser(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2023',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
