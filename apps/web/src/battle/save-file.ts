/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string): void => saveBlob(name, new Blob([text], { type: 'application/x-ndjson' }));

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
