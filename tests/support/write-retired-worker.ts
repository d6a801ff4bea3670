import { writeOffline } from '@/lib/offline/write-offline.node';

await writeOffline({ root: process.cwd(), folder: process.argv[2] ?? '', isEnabled: false });
