import type { ComponentProps } from 'react';

/** The head of a column. A corner without words is a plain cell: a heading that says nothing is noise to a screen reader. */
export function TableHead(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}
