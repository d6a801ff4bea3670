import { beforeEach, expect, it } from 'vitest';
import { hasStateInAddress, readAddressState, writeAddressState } from './address-state';

beforeEach(() => history.replaceState(null, '', '/en/docs/x?q=1'));

it.each(['a=1&b=2', '端口 9899', '%', 'a#b', '"<script>'])('reads the state it has written: %s', (state) => {
  writeAddressState('tool', state);
  expect(readAddressState('tool')).toBe(state);
  expect(location.pathname + location.search).toBe('/en/docs/x?q=1');
  writeAddressState('tool', '');
  expect(location.href).toMatch(/q=1$/);
});

it('ignores fragments of sections and of other islands', () => {
  location.hash = '#tool';
  expect(hasStateInAddress('tool')).toBe(false);
  location.hash = '#tool-b=1';
  expect(hasStateInAddress('tool')).toBe(false);
  writeAddressState('tool', '');
  expect(location.hash).toBe('#tool-b=1');
});

it('returns no state for a malformed fragment, and replaces lone surrogates', () => {
  location.hash = '#tool=%E4%';
  expect(readAddressState('tool')).toBeUndefined();
  writeAddressState('tool', 'a\uD83D');
  expect(readAddressState('tool')).toBe('a\uFFFD');
});
