import { createHash } from 'node:crypto';
import { securityPolicy } from './security-policy';

export interface SecuredPage {
  html: string;
  /** Of the scripts that stand in the page, as `sha256-…`. */
  scriptHashes: string[];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data that browsers read and never run. */
const DATA_TYPE = /\stype="(application\/([\w.+-]+\+)?json|speculationrules)"/;
/** The declaration of the encoding must stay the head's first element; scripts come behind the policy. */
const HEAD_START = /<head>(?:<meta charset="[^"]*"\/?>)?/i;

/**
 * Puts the security policy into a page's head.
 *
 * @throws when the page has no head, or anything that the policy would keep from working
 */
export function securePage(html: string): SecuredPage {
  const forbidden = /\sstyle="[^"]*"|<style\b|\son[a-z]+="/.exec(html.replace(SCRIPT, ''));
  if (forbidden)
    throw new Error(`The policy allows no inline styles and event handlers, found ${forbidden[0].trim()}.`);
  if (!HEAD_START.test(html)) throw new Error('The page has no <head>.');
  const scriptHashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc="/.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
  const policy = securityPolicy({ scriptHashes, delivery: 'meta' });
  return {
    html: html.replace(
      HEAD_START,
      (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    ),
    scriptHashes,
  };
}
