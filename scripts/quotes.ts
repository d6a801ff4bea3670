/** `npm run quotes -- <folder of PeerBanHelper>`: writes the texts of the tool that pages quote to content/reference. */
import { writeToolTexts } from '@/lib/reference/write-tool-texts.server';
import { parseCommand } from '@/lib/setup/parse-command.server';

const { positionals, fail } = parseCommand({
  name: 'npm run quotes',
  summary: 'Writes the texts of PeerBanHelper that pages quote to content/reference/tool-texts.json.',
  options: {},
  operands: 'FOLDER',
});
const [folder] = positionals;
if (!folder) fail('Name a checkout of PeerBanHelper at the documented version.');
else console.log(await writeToolTexts(process.cwd(), folder));
