/**
 * Shows the remembered alternatives from the first paint on, before the tabs themselves work. Meant for the inline script
 * in the document's head, so it refers to nothing outside of itself.
 */
export function presetTabs(): void {
  try {
    const rules = Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith('tabs.')) return [];
      const set = `[data-tabs="${CSS.escape(key.slice(5))}"]:not([data-ready])`;
      const panel = `[data-tab-panel="${CSS.escape(localStorage.getItem(key) ?? '')}"]`;
      return `${set}:has(>${panel})>[data-tab-panel]{display:none}${set}>${panel}{display:block!important}`;
    });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Storage is blocked, or the browser is old: the first alternatives show.
  }
}
