'use client';

import { useEffect } from 'react';
import { startSearchPage } from './behavior/start-search-page';

/** Starts the search page when the router has brought it. Shows nothing. */
export function SearchPageStart() {
  useEffect(startSearchPage, []);
  return null;
}
