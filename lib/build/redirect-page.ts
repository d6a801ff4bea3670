import { SITE } from '@/lib/site';
import type { RedirectRule } from './redirect-rules';

/** What stands at a moved page's old address, for hosts that can't redirect: it leads on at once, without script. */
export function redirectPage({ to }: RedirectRule): string {
  const canonical = `${SITE.origin}${to.replace(/#.*$/, '')}`;
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${SITE.name}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${canonical}">
</head>
<body><a href="${to}">${decodeURI(canonical)}</a></body>
</html>
`;
}
