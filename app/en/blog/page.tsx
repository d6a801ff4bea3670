import { BlogPage } from '@/components/blog/blog-page';
import { blogMetadata, findBlogView } from '@/components/blog/blog-route';

export const generateMetadata = async () => blogMetadata('en', await findBlogView('en'));

export default async function Page() {
  return <BlogPage locale="en" view={await findBlogView('en')} />;
}
