/** A file's bytes as base64 text. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const part = 32_768;
  let binary = '';
  // In chunks, because the number of arguments of a function call is limited.
  for (let start = 0; start < bytes.length; start += part)
    binary += String.fromCodePoint(...bytes.subarray(start, start + part));
  return btoa(binary);
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);

export const blobOf = (base64: string, type: string): Blob => new Blob([bytesOf(base64)], { type });
