import { writeOffline } from '@/lib/offline/write-offline.server';

await writeOffline(process.cwd(), process.argv[2] ?? '', false);
