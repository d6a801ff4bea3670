import { readFileSync } from 'node:fs';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/locales';
import { SITE } from '@/lib/site';
import { compileTree } from '@/tests/support/compile-text';
import { toMarkdown } from './to-markdown';
import { toPlainHtml } from './to-plain-html';

const BASE = `${SITE.origin}${SITE.basePath}`;

const files = {
  'content/reference/config.json': readFileSync('content/reference/config.json', 'utf8'),
  'content/diagrams/flow.en.svg': '<svg viewBox="0 0 9 9"><text>in the drawing</text></svg>',
  'public/img/cat.png': '',
};

const write = async (source: string, locale: Locale = 'en') =>
  toMarkdown(await compileTree(source, { locale, files }), { locale, route: '/docs/x' }).replaceAll(
    BASE,
    'https://site',
  );

it('keeps text and makes links absolute', async () => {
  const source = `## Install it {#install}

**Bold**, *it*, ~~old~~, \`code\`, [Docker](/docs/setup/Synology%20DSM/Imnks#a), [here](#install), [out](https://x.y).
See <ConfigKey path="proxy.port" label="port" /> and press <Kbd>Ctrl</Kbd>+<Kbd>K</Kbd>; H<sub>2</sub>O[^1].

- [ ] open
- [x] done

> quoted

[^1]: The *note*.`;
  expect(await write(source)).toMatchInlineSnapshot(`
    "## Install it

    **Bold**, *it*, ~~old~~, \`code\`, [Docker](https://site/en/docs/setup/Synology%20DSM/Imnks#a), [here](https://site/en/docs/x#install), [out](https://x.y). See [\`port\`](https://site/en/docs/network/proxy-server#config-proxy.port) and press \`Ctrl\`+\`K\`; H2O[^1].

    - [ ] open
    - [x] done

    > quoted

    [^1]: The *note*.
    "
  `);
});

it('writes Chinese emphasis without character references, and with the space without which it would be none', async () => {
  expect(await write('**注意：**文字，**“引用”**之后。', 'zh-Hans')).toBe('**注意：** 文字，**“引用”** 之后。\n');
});

it('writes admonitions, tabs, steps, cards and details', async () => {
  const source = `:::note

Text.

:::

:::danger[Mind \`this\`]

- list

:::

<Tabs group="os">
<Tab value="a" label="Docker Compose">

First.

</Tab>
<Tab value="b" label="Command line">

Second.

</Tab>
</Tabs>

<Steps>

1. **Open** it.
2. **Close** it.

</Steps>

<Cards>
<Card title="Docker" href="/docs/setup/Docker">One *sentence*.</Card>
<Card title="Plain">

Two

paragraphs.

</Card>
</Cards>

<Details summary="More">

Hidden.

</Details>`;
  expect(await write(source)).toMatchInlineSnapshot(`
    "> **Note**
    >
    > Text.

    > **Mind \`this\`**
    >
    > - list

    **Docker Compose**

    First.

    **Command line**

    Second.

    1. **Open** it.
    2. **Close** it.

    - [Docker](https://site/en/docs/setup/Docker) — One *sentence*.

    - **Plain**

      Two

      paragraphs.

    **More**

    Hidden.
    "
  `);
  expect(await write(':::tip\n\n文。\n\n:::', 'zh-Hans')).toBe('> **提示**\n>\n> 文。\n');
});

it('writes images, and drawings as alternative text', async () => {
  const source = `<Figure src="/img/cat.png" alt="A cat." width="640" height="400" caption="It sleeps." />

![A cat](/img/cat.png)

<Diagram name="flow" alt="It flows." caption="Fig. 1" />`;
  expect(await write(source)).toMatchInlineSnapshot(`
    "![A cat.](https://site/img/cat.png)

    *It sleeps.*

    ![A cat](https://site/img/cat.png)

    Diagram: It flows.

    *Fig. 1*
    "
  `);
});

it('writes code without highlighting, and changes as a diff', async () => {
  const fence = '```';
  const source = `${fence}yaml title="x.yml" {1}
a: 1 # c
${fence}

${fence}yaml ins={2} del={1}
a: 1
a: 2
b: 3
${fence}

${fence}text
plain
${fence}`;
  expect(await write(source)).toMatchInlineSnapshot(`
    "\`\`\`yaml title="x.yml"
    a: 1 # c
    \`\`\`

    \`\`\`diff
    - a: 1
    + a: 2
      b: 3
    \`\`\`

    \`\`\`text
    plain
    \`\`\`
    "
  `);
});

it('writes tables', async () => {
  expect(await write('| a | b |\n|---|--:|\n| `x` | 1 |\n\n<ConfigTable prefix="lookup" />')).toMatchInlineSnapshot(`
    "| a | b |
    | - | -: |
    | \`x\` | 1 |

    \`lookup\` · config.yml

    | Key | Type | Default | Description |
    | - | - | - | - |
    | \`dns-reverse-lookup\` | true or false | \`false\` | Looks up the hostname (PTR record) of newly banned peers and shows it in the ban list. An open peer list causes lookups too, but doesn’t show the result. Sends one DNS query per address; DNS servers may throttle them. It doesn’t affect bans. |
    "
  `);
});

it('contains only standard HTML in plain HTML', async () => {
  const source =
    ':::note\n\n[x](#y)\n\n:::\n\n<Cards>\n<Card title="T" href="/docs/y">S.</Card>\n</Cards>\n\n```json\n{}\n```';
  const html = toHtml(toPlainHtml(await compileTree(source), { locale: 'zh-Hans', route: '/docs/x' }));
  expect(html.replaceAll(BASE, 'https://site')).toBe(
    '<blockquote><p><strong>注意</strong></p><p><a href="https://site/docs/x#y">x</a></p></blockquote><ul><li><a href="https://site/docs/y">T</a> — S.</li></ul><pre><code class="language-json">{}</code></pre>',
  );
});

it('writes an interactive tool as its initial example', async () => {
  expect(await write('<BanDuration amount="1.5" unit="hours" />')).toMatchInlineSnapshot(`
    "1.5 hours → \`ban-duration: 5400000\`
    "
  `);
});
