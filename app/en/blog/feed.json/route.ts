import { feedResponse } from '@/lib/machine/feed-response.node';

export const dynamic = 'force-static';

export const GET = () => feedResponse('en', 'blog', 'feed.json');
