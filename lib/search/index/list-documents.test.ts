import { expect, it } from 'vitest';
import { keywordsOf } from './list-documents.server';

it('has the name in the sidebar, and says nothing twice', () => {
  const keywords = ['qbee', 'qBEE', 'Shadow Ban', 'shadowban', 'Install with Docker'];
  const names = { title: 'Install with Docker', sidebar_label: 'Docker', keywords };
  expect(keywordsOf(names)).toEqual(['Docker', 'qBEE', 'shadowban']);
  expect(keywordsOf({ title: 'FAQ', sidebar_label: 'FAQ' })).toEqual([]);
});
