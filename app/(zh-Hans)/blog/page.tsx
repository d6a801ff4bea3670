import { BlogPage } from '@/components/blog/blog-page';
import { blogMetadata, findBlogView } from '@/components/blog/blog-route';

export const generateMetadata = async () => blogMetadata('zh-Hans', await findBlogView('zh-Hans'));

export default async function Page() {
  return <BlogPage locale="zh-Hans" view={await findBlogView('zh-Hans')} />;
}
