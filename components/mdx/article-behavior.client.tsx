'use client';

import { useEffect } from 'react';
import { startArticle } from './behavior/start-article';

interface ArticleBehaviorProps {
  copied: string;
  copyFailed: string;
  close: string;
}

/** Brings the article above to life, and is where it speaks from. */
export function ArticleBehavior({ copied, copyFailed, close }: ArticleBehaviorProps) {
  // Never stopped: the listeners are the document's, and the next page's article uses them too.
  useEffect(() => {
    startArticle(document);
  });
  return (
    <div
      role="status"
      className="visually-hidden"
      data-article-status=""
      data-copied={copied}
      data-copy-failed={copyFailed}
      data-close={close}
    />
  );
}
