import { BlogPage } from '@/components/blog/blog-page';
import { blogMetadata, blogParams, findBlogView } from '@/components/blog/blog-route';

export const dynamicParams = false;
export const generateStaticParams = () => blogParams('zh-Hans');

type Props = { params: Promise<{ path: string[] }> };

export const generateMetadata = async ({ params }: Props) =>
  blogMetadata('zh-Hans', await findBlogView('zh-Hans', (await params).path));

export default async function Page({ params }: Props) {
  return <BlogPage locale="zh-Hans" view={await findBlogView('zh-Hans', (await params).path)} />;
}
