/**
 * The content security policy: everything comes from this site, and only scripts that the build knows run. Owns: its
 * directives.
 */

/** What `components/shell/trusted-types-policy.ts` lets through. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

/**
 * The policy's text, the same for the same hashes in any order.
 *
 * @param scriptHashes of the inline scripts, as `sha256-…`
 * @param delivery in a page's own head a policy can't say who may frame it
 */
export function securityPolicy(scriptHashes: readonly string[], delivery: 'meta' | 'header'): string {
  const hashes = [...new Set(scriptHashes)].sort().map((hash) => `'${hash}'`);
  const directives = [
    "default-src 'self'",
    // Browsers count rules for fetching ahead as script, though they are data.
    ["script-src 'self' 'inline-speculation-rules'", ...hashes].join(' '),
    // The service worker, and the rule tester.
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...TRUSTED_TYPES,
    ...(delivery === 'header' ? ["frame-ancestors 'none'"] : []),
  ];
  return directives.join('; ');
}
