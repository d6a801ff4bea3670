import { HomePage } from '@/components/home/home-page';
import { homeMetadata } from '@/components/home/home-route';

export const metadata = homeMetadata('zh-Hans');

export default function Page() {
  return <HomePage locale="zh-Hans" />;
}
