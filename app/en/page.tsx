import { HomePage } from '@/components/home/home-page';
import { homeMetadata } from '@/components/home/home-route';

export const metadata = homeMetadata('en');

export default function Page() {
  return <HomePage locale="en" />;
}
