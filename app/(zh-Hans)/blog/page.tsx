import { BlogPage } from '@/components/blog/blog-page';
import { blogMetadata, findBlog } from '@/components/blog/blog-route';

export const generateMetadata = async () => blogMetadata('zh-Hans', await findBlog('zh-Hans'));

export default async function Page() {
  return <BlogPage locale="zh-Hans" model={await findBlog('zh-Hans')} />;
}
