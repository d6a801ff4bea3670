import { testAll } from '@/lib/setup/test-all.node';

process.exitCode = await testAll(process.argv.slice(2));
