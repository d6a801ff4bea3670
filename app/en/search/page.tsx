import { SearchPage } from '@/components/pages/search-page';
import { searchMetadata } from '@/components/pages/search-route';

export const metadata = searchMetadata('en');

export default function Page() {
  return <SearchPage locale="en" />;
}
