import type { ThemeColors } from './restore-color-mode';

/** `--color-bg` of tokens.css in both modes; a test holds them together. */
export const THEME_COLORS: ThemeColors = { light: '#fbfcfc', dark: '#0f1617' };
