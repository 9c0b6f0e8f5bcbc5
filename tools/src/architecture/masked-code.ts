import type { SourceFile } from './source-file.ts';

const known = new WeakMap<SourceFile, string>();

/** The file's code as `maskedCode` gives it, worked out once for all rules. */
export function codeOf(file: SourceFile): string {
  const code = known.get(file) ?? maskedCode(file.text);
  known.set(file, code);
  return code;
}

/**
 * The same text, character for character, with comments blanked and the inside of strings and templates filled with `_`,
 * so that a search finds code only and its positions hold in the original.
 */
function maskedCode(text: string): string {
  let masked = '';
  for (const [part] of text.matchAll(parts)) masked += mask(part);
  return masked;
}

// Order matters: a comment or a string wins over the single characters it consists of.
const parts = new RegExp(
  [
    String.raw`\/\/[^\n]*`,
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`'(?:\\[\s\S]|[^'\\\n])*'`,
    String.raw`"(?:\\[\s\S]|[^"\\\n])*"`,
    String.raw`\`(?:\\[\s\S]|[^\`\\])*\``,
    // A slash opens a regular expression where a value is expected, and divides anywhere else.
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
