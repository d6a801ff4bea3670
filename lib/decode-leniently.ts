/** Decodes a percent-encoded address; returns it unchanged when the encoding is invalid. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
