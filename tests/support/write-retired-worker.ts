import { bundleServiceWorker } from '@/lib/export/bundle-site-script.server';

// Writes the service worker that a site publishes after its operator has turned offline reading off. Argument: the site's folder.
await bundleServiceWorker(process.cwd(), process.argv[2] ?? '', null);
