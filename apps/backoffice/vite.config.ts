import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import server from './package.json' with { type: 'json' };

const backend = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  plugins: [react(), preloaderFirst(), compressed()],
  define: { __APP_VERSION__: JSON.stringify(server.version) },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // zod and its setting are in one chunk, so that zod compiles no code (CSP) when other chunks
            // create schemas.
            { name: 'zod', test: /node_modules\/zod\/|schemas-without-eval/, priority: 1 },
            // All modules of the login page are in one file, also the modules that later pages share.
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  // ES modules, so that a worker can load rarely needed code on demand.
  worker: { format: 'es' },
  server: { proxy: { '/api': backend, '/docs': backend } },
});

/** Moves the style sheets behind the preloader, which has its own style, so that they do not delay it. */
function preloaderFirst(): Plugin {
  return {
    name: 'preloader-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([sheet]) => sheet);
        const without = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
        return without.replace('</body>', `${sheets.join('')}\n  </body>`);
      },
    },
  };
}

/** Writes compressed files at the build, so that the server need not compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => /\.(m?js|css|html|svg|txt)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const content = await readFile(join(dir, file));
          await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content));
          await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content));
        }),
      );
    },
  };
}
