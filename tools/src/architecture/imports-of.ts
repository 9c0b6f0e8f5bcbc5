import { posix } from 'node:path';
import { codeOf } from './masked-code.ts';
import type { SourceFile } from './source-file.ts';

export type Import = {
  /** The module name as written in the import. */
  specifier: string;
  /** The imported file when the import is relative. */
  target: string | undefined;
};

const importPatterns = [
  /(?<=^|[;}\s])(?:import|export)\b[^'"`;()=]*?\bfrom\s*['"](_+)['"]/g,
  /(?<=^|[;}\s])import\s*['"](_+)['"]/g,
  /\bimport\(\s*['"](_+)['"]/g,
];

/** Static, dynamic and type-only imports, and re-exports. */
export function importsOf(file: SourceFile): Import[] {
  const { path, text } = file;
  const code = codeOf(file);
  return importPatterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => {
      const specifierLength = match[1]?.length ?? 0;
      const end = match.index + match[0].length - 1;
      const specifier = text.slice(end - specifierLength, end);
      return {
        specifier,
        target: specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined,
      };
    }),
  );
}
