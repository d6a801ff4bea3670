const GIVE_UP_MS = 8000;
const LOOK_AGAIN_MS = 40;

/**
 * Resolves when React has taken the element over; at once where it never will, and after some seconds in any case.
 * React leaves its own property on every element that it knows, which is the only sign that it gives.
 */
export function whenHydrated(element: HTMLElement): Promise<void> {
  if (!document.querySelector('script[src*="/_next/static/"]')) return Promise.resolve();
  const deadline = performance.now() + GIVE_UP_MS;
  return new Promise((resolve) => {
    const look = () => {
      const isKnown = Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
      if (isKnown) requestAnimationFrame(() => setTimeout(resolve));
      else if (performance.now() > deadline) resolve();
      else setTimeout(look, LOOK_AGAIN_MS);
    };
    look();
  });
}
