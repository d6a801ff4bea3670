/** What the box in the bar and the search page's field have in common. */
export const SEARCH_FIELD = {
  type: 'search',
  name: 'q',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: 4096,
  // The reader may have typed before React came.
  suppressHydrationWarning: true,
} as const;
