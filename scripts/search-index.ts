import { indexContent } from '@/lib/build/index-content.node';

const { pages, segmenter } = await indexContent(process.cwd());
console.log(`Search index of ${pages} pages, Chinese cut by ${segmenter}.`);
