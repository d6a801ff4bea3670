/**
 * Selects the tabs of the address and the stored ones before the first paint, when `TabsElement` isn't defined yet.
 * Part of the inline script of the head, so it must not reference anything outside its body.
 */
export function presetTabs(): void {
  try {
    const choices = new URLSearchParams(location.search);
    for (const [key, choice] of Object.entries(localStorage))
      if (key.startsWith('tabs.') && !choices.has(key.slice(5))) choices.set(key.slice(5), choice);
    const rules = [...choices].map(([group, choice]) => {
      // The site doesn't store such choices; megabytes of escaped text would block the page for up to a minute.
      if (!group || group.length + choice.length > 200) return '';
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
