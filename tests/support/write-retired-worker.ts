import { writeOffline } from '@/lib/export/write-offline.server';

// Writes the service worker that a site publishes after its operator has turned offline reading off. Argument: the site's folder.
await writeOffline(process.cwd(), process.argv[2] ?? '', false);
