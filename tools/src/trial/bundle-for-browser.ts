import { build } from 'esbuild';

/** A module with all it imports as one script, as a browser takes it; refused where something in it needs Node. */
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
