import { reportSearch } from '@/lib/search/relevance/report-search.node';

console.log(await reportSearch(process.cwd(), process.argv.slice(2)));
process.exit(0);
