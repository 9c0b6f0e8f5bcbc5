/** Code units that names are made of. Above ASCII nearly all letters are allowed, so all are; halves of them are not. */
const isLetterBeyond = (unit: number): boolean => unit >= 128 && unit < 0xd8_00;
const isInName = new Uint8Array(128);
const isFirstInName = new Uint8Array(128);
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_') {
  isInName[letter.charCodeAt(0)] = 1;
  isFirstInName[letter.charCodeAt(0)] = 1;
}
for (const letter of '0123456789.-') isInName[letter.charCodeAt(0)] = 1;

export const mayBeginName = (unit: number): boolean => isFirstInName[unit] === 1 || isLetterBeyond(unit);

const slots = 2048;
const longest = 64;
const names: (string | undefined)[] = Array.from({ length: slots });

/** Where a name that begins here ends; the same place where none does. */
export function endOfName(text: string, begin: number): number {
  if (!mayBeginName(text.charCodeAt(begin))) return begin;
  let at = begin + 1;
  for (;;) {
    const unit = text.charCodeAt(at);
    // What is past the end is no number, and so belongs to no name.
    if (!(isInName[unit] === 1 || isLetterBeyond(unit))) return at;
    at += 1;
  }
}

/** Names are short: a loop is quicker than asking whether the text starts with one there. */
function isAt(text: string, name: string, begin: number): boolean {
  for (let at = 0; at < name.length; at += 1) {
    if (text.charCodeAt(begin + at) !== name.charCodeAt(at)) return false;
  }
  return true;
}

/**
 * The name between two places. Documents say the same few names over and over, so they are kept: comparing is cheaper
 * than cutting them out again, and looking something up by a kept name is cheaper than by a new one.
 */
export function nameAt(text: string, begin: number, end: number): string {
  const length = end - begin;
  if (length > longest) return text.slice(begin, end);
  let mixed = length;
  for (let at = begin; at < end; at += 1) mixed = (mixed * 31 + text.charCodeAt(at)) | 0;
  const slot = mixed & (slots - 1);
  const kept = names[slot];
  if (kept !== undefined && kept.length === length && isAt(text, kept, begin)) return kept;
  const name = text.slice(begin, end);
  names[slot] = name;
  return name;
}
