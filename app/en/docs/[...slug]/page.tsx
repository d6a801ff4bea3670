import { docMetadata } from '@/components/docs/doc-metadata';
import { DocPage } from '@/components/docs/doc-page';
import { docParams, findDoc } from '@/components/docs/doc-route';

export const generateStaticParams = () => docParams('en');

type Props = { params: Promise<{ slug: string[] }> };

export const generateMetadata = async ({ params }: Props) => docMetadata(await findDoc('en', (await params).slug));

export default async function Page({ params }: Props) {
  return <DocPage model={await findDoc('en', (await params).slug)} />;
}
