import { rememberDocsVersion } from '@/components/docs/remember-docs-version';
import { restoreSidebar } from '@/components/docs/restore-sidebar';
import { versionPaths } from '@/components/docs/version-paths';
import { presetTabs } from '@/components/mdx/behavior/preset-tabs';
import { restoreColorMode } from '@/components/theme/restore-color-mode';
import { THEME_COLORS } from '@/components/theme/theme-colors';
import { SITE } from '@/lib/site';
import { hideDismissedAnnouncement } from './hide-dismissed-announcement';
import { inlineCall } from './inline-call';

/** The text of the inline script that sets what must be right before the first paint. */
export function prePaintSource(announcementId = SITE.announcement?.id): string {
  return [
    inlineCall(restoreColorMode, SITE.respectPrefersColorScheme, THEME_COLORS),
    inlineCall(rememberDocsVersion, versionPaths()),
    inlineCall(restoreSidebar),
    inlineCall(presetTabs),
    announcementId === undefined ? '' : inlineCall(hideDismissedAnnouncement, announcementId),
  ].join('');
}
