/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download begins in a later task; freeing the address now would cancel it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
