/** The registry of components that pages can use, and of replacements for some HTML elements. */
import type { MDXComponents } from 'mdx/types';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { BanDuration } from '@/components/islands/ban-duration/ban-duration';
import { ComposeBuilder } from '@/components/islands/compose-builder/compose-builder';
import { LogLookup } from '@/components/islands/log-lookup/log-lookup';
import { RuleTester } from '@/components/islands/rule-tester/rule-tester';
import { Verdict } from '@/components/ui/verdict';
import type { Locale } from '@/lib/locales';
import { Admonition, AdmonitionTitle } from './admonition/admonition';
import { ArticleImage, ArticleLink, ArticleTable, TaskCheckbox } from './article/article-elements';
import { CodeBlock } from './code-block/code-block';
import { Details } from './details/details';
import { Diagram, Figure } from './figure/figure';
import { Steps } from './steps/steps';
import { Tab, Tabs } from './tabs/tabs';
import { Term } from './term/term';

/** Returns the components in the locale of the route, which can differ from the language of the text. */
export function mdxComponents(locale: Locale): MDXComponents {
  return {
    Admonition: withLocale(locale, Admonition),
    AdmonitionTitle,
    BanDuration: withLocale(locale, BanDuration),
    ComposeBuilder: withLocale(locale, ComposeBuilder),
    Details,
    Diagram: withLocale(locale, Diagram),
    Figure: withLocale(locale, Figure),
    Kbd: 'kbd',
    LogLookup: withLocale(locale, LogLookup),
    Questions: 'site-questions',
    RuleTester: withLocale(locale, RuleTester),
    Screenshot: withLocale(locale, Figure),
    Steps,
    Tab,
    Tabs,
    Term,
    Verdict,
    a: withLocale(locale, ArticleLink),
    img: ArticleImage,
    input: withLocale(locale, TaskCheckbox),
    pre: withLocale(locale, CodeBlock),
    table: withLocale(locale, ArticleTable),
  };
}

function withLocale<Props extends object>(locale: Locale, component: ComponentType<Props & { locale: Locale }>) {
  return (props: Props): ReactElement => createElement(component, { ...props, locale });
}
