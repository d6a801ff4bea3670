import { NotFoundContent } from '@/components/layout/not-found-content';

/** In development; on the published site hosts show `404.html` for what isn't there. */
export default function NotFound() {
  return <NotFoundContent locale="en" />;
}
