import { SITE } from '@/lib/site';

/** What `restoreColorMode` needs to know. The colours are `--color-bg` of tokens.css; a test holds them together. */
export const COLOR_MODE_CONFIG = {
  followSystem: SITE.respectPrefersColorScheme,
  themeColors: { light: '#fbfcfc', dark: '#0f1617' },
};
