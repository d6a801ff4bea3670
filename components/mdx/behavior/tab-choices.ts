const PREFIX = 'tabs.';

/** The alternative that the reader chose last in a group; null when there is none or storage is blocked. */
export function readTabChoice(group: string): string | null {
  try {
    return localStorage.getItem(PREFIX + group);
  } catch {
    return null;
  }
}

/** With storage blocked or full, only remembering is lost. */
export function rememberTabChoice(group: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + group, value);
  } catch {
    // Nothing else depends on it.
  }
}
