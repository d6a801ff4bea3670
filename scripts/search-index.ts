import { buildSearch } from '@/lib/search/build-search.node';

const { pages, segmenter } = await buildSearch(process.cwd());
console.log(`Search index of ${pages} pages, Chinese cut by ${segmenter}.`);
