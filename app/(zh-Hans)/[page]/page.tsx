import { PlainPage } from '@/components/pages/plain-page';
import { findPage, plainPageMetadata, plainPageParams } from '@/components/pages/plain-page-route';

export const generateStaticParams = () => plainPageParams('zh-Hans');

type Props = { params: Promise<{ page: string }> };

export const generateMetadata = async ({ params }: Props) =>
  plainPageMetadata(await findPage('zh-Hans', (await params).page));

export default async function Page({ params }: Props) {
  return <PlainPage model={await findPage('zh-Hans', (await params).page)} />;
}
