/** `npm run bench:scale -- --content 1000 --out FOLDER` makes content of so many docs in each language, and nothing else. */
import { benchScale } from '@/lib/bench/bench-scale.node';

console.log(await benchScale(process.cwd(), process.argv.slice(2)));
