import { CategoryPage } from '@/components/docs/category-page';
import { categoryMetadata, categoryParams, findCategory } from '@/components/docs/category-route';

export const generateStaticParams = () => categoryParams('en');

type Props = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Props) =>
  categoryMetadata(await findCategory('en', (await params).slug));

export default async function Page({ params }: Props) {
  return <CategoryPage model={await findCategory('en', (await params).slug)} />;
}
