import type { ComponentProps } from 'react';
import styles from './heading-group.module.css';

/** A heading with the link to itself beside it; any other `div` stays what it is. */
export function HeadingGroup(props: ComponentProps<'div'> & { 'data-heading'?: string }) {
  if (props['data-heading'] === undefined) return <div {...props} />;
  return <div {...props} className={styles.group} />;
}
