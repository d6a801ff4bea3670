import { BlogPage } from '@/components/blog/blog-page';
import { blogMetadata, findBlog } from '@/components/blog/blog-route';

export const generateMetadata = async () => blogMetadata('en', await findBlog('en'));

export default async function Page() {
  return <BlogPage locale="en" model={await findBlog('en')} />;
}
