/**
 * `npx tsx scripts/quotes.ts <checkout of PeerBanHelper>`: updates the tool's texts that pages quote, in
 * content/reference.
 */
import { Command } from '@commander-js/extra-typings';
import { writeToolTexts } from '@/lib/reference/write-tool-texts.server';

const [folder] = new Command('npx tsx scripts/quotes.ts')
  .description('Writes the texts of PeerBanHelper that pages quote to content/reference/tool-texts.json.')
  .argument('<folder>', 'a checkout of PeerBanHelper at the documented version')
  .parse().processedArgs;
console.log(await writeToolTexts(process.cwd(), folder));
