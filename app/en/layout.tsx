import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/site-document';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument locale="en">{children}</SiteDocument>;
}
