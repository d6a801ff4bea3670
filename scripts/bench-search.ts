/** `npm run bench:search`, with `--sizes 1000,10000`; wants the site built. */
import { benchSearch } from '@/lib/bench/search/bench-search.node';

console.log(await benchSearch(process.cwd(), process.argv.slice(2), (line) => console.error(line)));
process.exit(0);
