/** The registry of what pages can show: the authors' components, and our form of some HTML elements. */
import type { MDXComponents } from 'mdx/types';
import type { Locale } from '@/lib/locales';
import { Admonition } from './admonition';
import { AdmonitionTitle } from './admonition-title';
import { ArticleImage } from './article-image';
import { ArticleLink } from './article-link';
import { Card } from './card';
import { Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { Diagram } from './diagram';
import { Figure } from './figure';
import { Kbd } from './kbd';
import { ScrollTable } from './scroll-table';
import { Steps } from './steps';
import { Tab } from './tab';
import { TableHead } from './table-head';
import { Tabs } from './tabs';
import { TaskCheckbox } from './task-checkbox';
import { Term } from './term';
import { withLocale } from './with-locale';

/** Components for `evaluateMdx`; the locale is the one that the page is shown under. */
export function mdxComponents(locale: Locale): MDXComponents {
  return {
    Admonition: withLocale(locale, Admonition),
    AdmonitionTitle,
    Card: withLocale(locale, Card),
    Cards,
    Details,
    Diagram: withLocale(locale, Diagram),
    Figure: withLocale(locale, Figure),
    Kbd,
    Steps,
    Tab,
    Tabs,
    Term,
    a: withLocale(locale, ArticleLink),
    img: ArticleImage,
    input: withLocale(locale, TaskCheckbox),
    pre: withLocale(locale, CodeBlock),
    table: withLocale(locale, ScrollTable),
    th: TableHead,
  };
}
