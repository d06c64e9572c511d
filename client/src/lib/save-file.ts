/** Long enough for a browser to have begun to read it. */
const KEEP_MS = 60_000;

/** Lets the browser save a text as a file, as if it had been downloaded. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
