import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `path` is relative to the project's root and uses forward slashes. */
export type SourceFile = { path: string; text: string };

/** `where` starts with a path, so that the console makes it clickable. */
export type Offence = { rule: string; where: string };

const notSource = new Set(['node_modules', 'dist', 'coverage']);

/** Every TypeScript file of the project, whether committed or not. */
export function readSourceFiles(root: string, folder = ''): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return notSource.has(entry.name) || entry.name.startsWith('.') ? [] : readSourceFiles(root, path);
    }
    return /\.tsx?$/.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
