import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';

/** The field of the box and of the results page, the same in the fallback and in the island. */
export function SearchField(props: ComponentProps<'input'>) {
  return (
    <>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={4096}
        {...props}
      />
    </>
  );
}
