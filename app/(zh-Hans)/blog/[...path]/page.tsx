import { BlogPage } from '@/components/blog/blog-page';
import { blogMetadata, blogParams, findBlog } from '@/components/blog/blog-route';

export const generateStaticParams = () => blogParams('zh-Hans');

type Props = { params: Promise<{ path: string[] }> };

export const generateMetadata = async ({ params }: Props) =>
  blogMetadata('zh-Hans', await findBlog('zh-Hans', (await params).path));

export default async function Page({ params }: Props) {
  return <BlogPage locale="zh-Hans" model={await findBlog('zh-Hans', (await params).path)} />;
}
