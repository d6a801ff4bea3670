import { beforeEach, expect, it } from 'vitest';
import { hasStateInAddress, readAddressState, writeAddressState } from './address-state';

beforeEach(() => history.replaceState(null, '', '/en/docs/x?q=1'));

it.each(['a=1&b=2', '端口 9899', '%', 'a#b', '"<script>'])('reads what was written: %s', (state) => {
  writeAddressState('tool', state);
  expect(readAddressState('tool')).toBe(state);
  expect(location.pathname + location.search).toBe('/en/docs/x?q=1');
});

it('keeps the states of islands apart from each other and from sections', () => {
  location.hash = '#tool';
  expect(hasStateInAddress('tool')).toBe(false);
  location.hash = '#tool-b=1';
  expect(hasStateInAddress('tool')).toBe(false);
  writeAddressState('tool', '');
  expect(location.hash).toBe('#tool-b=1');
});

it('removes an empty state', () => {
  writeAddressState('tool', 'a');
  writeAddressState('tool', '');
  expect(location.href).toMatch(/q=1$/);
});

it('reads nothing from a damaged address, and writes half a character as a sign for it', () => {
  location.hash = '#tool=%E4%';
  expect(readAddressState('tool')).toBeUndefined();
  writeAddressState('tool', 'a\uD83D');
  expect(readAddressState('tool')).toBe('a\uFFFD');
});
