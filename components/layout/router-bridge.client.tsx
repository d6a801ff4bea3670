'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { rememberDocsVersion } from '@/components/docs/remember-docs-version';
import { followReading } from '@/components/docs/toc-behavior';
import { versionPaths } from '@/components/docs/version-paths';
import { focusPage } from './focus-page';
import { followLinks } from './follow-links';
import { keepRouterState } from './keep-router-state';
import { closeMainMenu } from './main-menu-behavior';
import { endRouteProgress } from './route-progress';

/** Hands the router to the page's plain behavior, and tells that behavior when another page has come. Shows nothing. */
export function RouterBridge() {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => followLinks(router), [router]);
  useEffect(() => keepRouterState(), []);
  useEffect(() => followReading(), []);
  useEffect(() => {
    endRouteProgress(pathname);
    rememberDocsVersion(versionPaths());
    if (shown.current === pathname) return;
    shown.current = pathname;
    closeMainMenu();
    focusPage();
  }, [pathname]);

  return null;
}
