import { restoreSidebar } from '@/components/docs/restore-sidebar';
import { presetTabs } from '@/components/mdx/behavior/preset-tabs';
import { presetColorMode } from '@/components/theme/preset-color-mode';
import { restoreColorMode } from '@/components/theme/restore-color-mode';
import { THEME_COLORS } from '@/components/theme/theme-colors';
import { RESPECTS_SYSTEM_COLORS, SITE } from '@/lib/site';
import { hideDismissedAnnouncement } from './hide-dismissed-announcement';
import { inlineCall } from './inline-call';

interface PrePaintPart {
  code: string;
  /** The attribute that is on every page that has a use for it; on all pages when there is none. */
  attribute?: string;
}

/** The texts of the inline scripts that set what must be right before the first paint. */
export function prePaintSource(announcementId = SITE.announcement?.id): PrePaintPart[] {
  return [
    {
      code: RESPECTS_SYSTEM_COLORS
        ? inlineCall(restoreColorMode, true, THEME_COLORS)
        : inlineCall(presetColorMode, THEME_COLORS.dark),
    },
    ...(announcementId === undefined ? [] : [{ code: inlineCall(hideDismissedAnnouncement, announcementId) }]),
    { code: inlineCall(restoreSidebar), attribute: 'data-sidebar' },
    { code: inlineCall(presetTabs), attribute: 'data-tabs' },
  ];
}
