/**
 * Selects the stored tabs before the first paint, when `TabsElement` isn't defined yet. Serialized into the inline
 * script of the document's head, so it must not reference anything outside its body.
 */
export function presetTabs(): void {
  try {
    const rules = Object.keys(localStorage).flatMap((key) => {
      const group = key.startsWith('tabs.') ? key.slice(5) : '';
      const choice = localStorage.getItem(key) ?? '';
      // The site doesn't store such choices; megabytes of escaped text would block the page for up to a minute.
      if (group === '' || group.length + choice.length > 200) return [];
      const set = `[data-tabs="${CSS.escape(group)}"]:not([data-ready])`;
      const panel = `[data-tab-panel="${CSS.escape(choice)}"]`;
      return `${set}:has(>${panel})>[data-tab-panel]{display:none}${set}>${panel}{display:block!important}`;
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Storage is blocked or the browser is too old; the first tabs stay visible.
  }
}
