import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/site-document';
import { DEFAULT_LOCALE } from '@/lib/locales';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument locale={DEFAULT_LOCALE}>{children}</SiteDocument>;
}
