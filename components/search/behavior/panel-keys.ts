import type { Panel } from './panel-view';

interface PanelActions {
  open: () => void;
  close: () => void;
}

/** The keys of the ARIA combobox pattern. Keys of an input method's composition belong to the input method. */
export function attachKeys(input: HTMLInputElement, panel: Panel, { open, close }: PanelActions): void {
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === 229 || event.altKey) return;
    const options = panel.options();
    const last = options.length - 1;
    const chosen = panel.isOpen() ? panel.chosen() : -1;
    const choose = (index: number) => {
      event.preventDefault();
      if (!panel.isOpen()) open();
      panel.choose(Math.min(index, panel.options().length - 1));
    };
    switch (event.key) {
      case 'ArrowDown':
        return choose(chosen < last ? chosen + 1 : 0);
      case 'ArrowUp':
        return choose(chosen > 0 ? chosen - 1 : last);
      case 'Home':
        return chosen < 0 ? undefined : choose(0);
      case 'End':
        return chosen < 0 ? undefined : choose(last);
      case 'Enter': {
        const option = options[chosen];
        if (!option) return;
        event.preventDefault();
        const { ctrlKey, metaKey, shiftKey } = event;
        return void option.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
        );
      }
      case 'Escape':
        // The first closes the panel, the second clears the box, as the browser does by itself for type=search.
        if (panel.isOpen()) {
          event.preventDefault();
          close();
        }
        return;
      case 'Tab':
        return close();
    }
  });
}
