/** Code that must never run; tests check that the global isn't set. */
const ATTACK = 'globalThis.hostile=1';

/**
 * Malicious or malformed MDX bodies. The compiler must report a problem for `refused` inputs and must render `harmless` ones
 * as inert text.
 */
export const HOSTILE_INPUTS: { name: string; source: string; outcome: 'refused' | 'harmless' }[] = [
  refused('expression', `{${ATTACK}}`),
  refused('expression within text', `a {(() => { ${ATTACK} })()} b`),
  refused('expression within a tag', `<Details summary="x">{${ATTACK}}</Details>`),
  refused('import', `import fs from 'fs'\n\ntext`),
  refused('dynamic import', `{import('data:text/javascript,${ATTACK}')}`),
  refused('export', `export const x = ${ATTACK}`),
  refused('spread of attributes', `<Figure {...{dangerouslySetInnerHTML: {__html: '<script>${ATTACK}</script>'}}} />`),
  refused('attribute expression', `<Kbd onClick={() => { ${ATTACK} }}>x</Kbd>`),
  refused('event handler on a component', `<Details summary="x" onclick="${ATTACK}">x</Details>`),
  refused('event handler on an element', `<span onmouseover="${ATTACK}">x</span>`),
  refused('dangerouslySetInnerHTML', `<div dangerouslySetInnerHTML="<script>${ATTACK}</script>">x</div>`),
  refused('style attribute', '<span style="background:url(javascript:1)">x</span>'),
  refused('script', `<script>${ATTACK}</script>`),
  refused('style', '<style>* \\{ display: none }</style>'),
  refused('iframe', '<iframe src="https://x.y" />'),
  refused('object', '<object data="x.swf" />'),
  refused('form', '<form action="https://x.y"><input name="password" /></form>'),
  refused('svg', `<svg onload="${ATTACK}"><text>x</text></svg>`),
  refused('image element', `<img src="x" onerror="${ATTACK}" />`),
  refused('meta refresh', '<meta http-equiv="refresh" content="0;url=https://x.y" />'),
  refused('base', '<base href="https://x.y/" />'),
  refused('anchor element', `<a href="javascript:${ATTACK}">x</a>`),
  refused('custom element', '<my-element>x</my-element>'),
  refused('member component', '<Tabs.Provider value="x">y</Tabs.Provider>'),
  refused('name of a prototype', '<constructor>x</constructor>'),
  refused('javascript link', `[x](javascript:${ATTACK})`),
  refused('javascript link with entities', `[x](&#106;avascript&colon;${ATTACK})`),
  refused('javascript link with a leading control character', `[x](&#1;javascript:${ATTACK})`),
  refused('javascript link by reference', `[x][y]\n\n[y]: javascript:${ATTACK}`),
  refused('data link', `[x](data:text/html,<script>${ATTACK}</script>)`),
  refused('link without a scheme', '[x](//x.y)'),
  refused('javascript image', `![x](javascript:${ATTACK})`),
  refused('image from elsewhere', '![x](https://x.y/pixel.gif)'),
  refused('image outside of public', '![x](/../package.json)'),
  refused('drawing outside of its folder', '<Diagram name="../../package" alt="x" />'),
  refused('HTML comment', '<!-- comment -->'),
  refused('CDATA', `<![CDATA[<script>${ATTACK}</script>]]>`),
  refused('unclosed component', '<Tabs>\n\ntext'),
  refused('unclosed admonition', ':::note\n\ntext'),
  refused('crossed tags', '<Kbd><span>x</Kbd></span>'),
  refused('id that is on the page already', '## a {#x}\n\n<span id="x">b</span>'),
  refused('attributes on an admonition', ':::note{onclick="x"}\n\ntext\n\n:::'),
  refused('unknown language', '```<script>\n1\n```'),

  harmless('entities for a tag', `&lt;script&gt;${ATTACK}&lt;/script&gt;`),
  harmless('escaped tag and brace', '\\<script> \\{x}'),
  harmless('tag in a code block', `\`\`\`html\n<script>${ATTACK}</script>\n<img src=x onerror=alert(1)>\n\`\`\``),
  harmless('tag in an attribute', '<Details summary="<script>x</script> {y} \u0024{z}">text</Details>'),
  harmless('deep emphasis', `${'*'.repeat(200)}x${'*'.repeat(200)}`),
  harmless('huge attribute', `<Details summary="${'x'.repeat(100_000)}">text</Details>`),
  harmless('many brackets', '['.repeat(2000)),
  refused('many backticks', `x ${'`'.repeat(5001)}`),
  refused('null characters', 'a\u0000b'),
  harmless('lone surrogate', 'a\ud800b'),
  harmless('Windows line ends', '## A {#a}\r\n\r\ntext\r\n'),
  harmless('directives', ':script[x] ::script{src=x} :a{onclick=b\\}'.replaceAll('{', '\\{')),
];

function refused(name: string, source: string) {
  return { name, source, outcome: 'refused' as const };
}

function harmless(name: string, source: string) {
  return { name, source, outcome: 'harmless' as const };
}
