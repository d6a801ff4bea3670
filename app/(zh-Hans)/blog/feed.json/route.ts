import { feedResponse } from '@/lib/machine/feed-response.node';

export const dynamic = 'force-static';

export const GET = () => feedResponse('zh-Hans', 'blog', 'feed.json');
