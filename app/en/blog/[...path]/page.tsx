import { BlogPage } from '@/components/blog/blog-page';
import { blogMetadata, blogParams, findBlog } from '@/components/blog/blog-route';

export const generateStaticParams = () => blogParams('en');

type Props = { params: Promise<{ path: string[] }> };

export const generateMetadata = async ({ params }: Props) =>
  blogMetadata('en', await findBlog('en', (await params).path));

export default async function Page({ params }: Props) {
  return <BlogPage locale="en" model={await findBlog('en', (await params).path)} />;
}
