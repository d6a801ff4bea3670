import { SearchPage } from '@/components/pages/search-page';
import { searchMetadata } from '@/components/pages/search-route';

export const metadata = searchMetadata('zh-Hans');

export default function Page() {
  return <SearchPage locale="zh-Hans" />;
}
