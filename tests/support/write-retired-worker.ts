import { writeOffline } from '@/lib/offline/write-offline.server';

await writeOffline({ root: process.cwd(), folder: process.argv[2] ?? '', isEnabled: false });
