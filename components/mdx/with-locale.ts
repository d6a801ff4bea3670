import { type ComponentType, createElement, type ReactElement } from 'react';
import type { Locale } from '@/lib/locales';

/** A component with its locale given, for the registry. */
export function withLocale<Props extends object>(locale: Locale, component: ComponentType<Props & { locale: Locale }>) {
  return (props: Props): ReactElement => createElement(component, { ...props, locale });
}
