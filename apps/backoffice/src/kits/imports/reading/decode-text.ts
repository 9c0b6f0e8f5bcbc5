const marks: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Detects the encoding of a text file: byte order mark first, then UTF-16 by its zero bytes, then valid UTF-8, else
 * a single-byte code page.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  const encoding = marked?.[0] ?? wideEncodingOf(bytes);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldEncodingOf(bytes)).decode(bytes);
  }
}

/** In UTF-16 every second byte of plain text is zero. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 400);
  if (sample.length < 4) return undefined;
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

// Distinguishes windows-1250 from windows-1252: ë and ç are the same bytes in both, these letters are not.
const easternLetters = new Set([0xe6, 0xc6, 0xf0, 0xd0, 0xc8]); // ć Ć đ Đ Č
const westernLetters = new Set([0xe0, 0xc0, 0xf2, 0xd2, 0xf9, 0xd9, 0xf1]); // à À ò Ò ù Ù ñ

function oldEncodingOf(bytes: Uint8Array): string {
  let eastern = 0;
  let western = 0;
  for (const byte of bytes) {
    if (easternLetters.has(byte)) eastern += 1;
    else if (westernLetters.has(byte)) western += 1;
  }
  return eastern > western ? 'windows-1250' : 'windows-1252';
}
