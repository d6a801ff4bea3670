let hasFailed = false;

/**
 * Does something with the code of the page that shows what is kept. When it can't be fetched, each language says that it
 * failed; its button is the next try.
 */
export async function withManager(use: (manager: typeof import('./manage-kept')) => Promise<void>): Promise<void> {
  // Browsers keep a failed import() for as long as the page lives.
  if (hasFailed) return location.reload();
  try {
    const manager = await import('./manage-kept').catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
    await use(manager);
  } catch {
    for (const box of document.querySelectorAll<HTMLElement>('[data-language]')) {
      const status = box.querySelector('[role=status]');
      if (status) status.textContent = box.dataset.failed ?? '';
    }
  }
}
