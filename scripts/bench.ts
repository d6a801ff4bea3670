/** `npm run bench`, with `--site FOLDER`, `--runs 5`, `--out FILE`, `--compare FILE`. */
import { benchSpeed } from '@/lib/bench/bench-speed.node';

console.log(await benchSpeed(process.argv.slice(2), (line) => console.error(line)));
