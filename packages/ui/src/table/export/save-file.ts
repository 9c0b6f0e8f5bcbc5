/** Starts a download in the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The URL is revoked later: the download starts in a later task, so revoking it now would cancel the
  // download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
