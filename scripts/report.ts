/** `npm run report -- --base main`, with `--output FOLDER` and `--no-pictures`. */
import { writeReport } from '@/lib/report/write-report.node';

const args = process.argv.slice(2);
const option = (name: string, otherwise: string) =>
  (args.includes(name) ? args[args.indexOf(name) + 1] : '') || otherwise;
const markdown = await writeReport({
  root: process.cwd(),
  base: option('--base', 'main'),
  output: option('--output', '.cache/report/latest'),
  pictures: !args.includes('--no-pictures'),
});
console.log(markdown);
