/** Starts a browser download. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download starts in a later task; revoking the URL now would cancel it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
