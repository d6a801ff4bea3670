/** Text of an address without its percent signs; as it is when they stand for no characters. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
