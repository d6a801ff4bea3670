/**
 * Returns the content security policy, which allows resources of this site only, and only the scripts of the build.
 *
 * @param scriptHashes digests of the inline scripts: `sha256-…`
 * @param delivery `frame-ancestors` is only valid in a header
 */
export function securityPolicy(scriptHashes: readonly string[], delivery: 'meta' | 'header'): string {
  const directives = [
    "default-src 'self'",
    // Browsers apply script-src to speculation rules, although they are data.
    ["script-src 'self' 'inline-speculation-rules'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // The service worker and the rule tester's worker.
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    // `components/shell/trusted-types-policy.ts` defines the default policy.
    'trusted-types default',
    ...(delivery === 'header' ? ["frame-ancestors 'none'"] : []),
  ];
  return directives.join('; ');
}
