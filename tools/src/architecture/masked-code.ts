import type { SourceFile } from './source-file.ts';

const cache = new WeakMap<SourceFile, string>();

/** The masked code of a file, cached for all rules. */
export function codeOf(file: SourceFile): string {
  const code = cache.get(file) ?? maskedCode(file.text);
  cache.set(file, code);
  return code;
}

/**
 * The text of a file with comments blanked and the contents of strings and templates replaced by `_`, so that
 * a search finds code only. The length does not change, so positions are valid in the original.
 */
function maskedCode(text: string): string {
  let masked = '';
  for (const [part] of text.matchAll(parts)) masked += mask(part);
  return masked;
}

// The order matters: the first alternative that matches wins, so comments and strings come before single
// characters.
const parts = new RegExp(
  [
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`'(?:\\[\s\S]|[^'\\\n])*'`,
    String.raw`"(?:\\[\s\S]|[^"\\\n])*"`,
    String.raw`\`(?:\\[\s\S]|[^\`\\])*\``,
    // A slash opens a regular expression where a value is expected, and is a division elsewhere.
    String.raw`(?<=[(,=:[!&|?{};+]\s*|\breturn\s+|=>\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`,
    String.raw`[\s\S]`,
  ].join('|'),
  'g',
);

function mask(part: string): string {
  if (part.startsWith('//') || part.startsWith('/*')) return part.replaceAll(/[^\n]/g, ' ');
  if (part.length < 2) return part;
  const quote = part.charAt(0);
  return `${quote}${part.slice(1, -1).replaceAll(/[^\n]/g, '_')}${quote}`;
}
