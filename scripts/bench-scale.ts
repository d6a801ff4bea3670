/** `npm run bench:scale`, with `--sizes 50,500`, `--out FILE`, `--compare FILE`; `--content 1000 --out FOLDER` makes content alone. */
import { benchScale } from '@/lib/bench/bench-scale.node';

console.log(await benchScale(process.cwd(), process.argv.slice(2), (line) => console.error(line)));
