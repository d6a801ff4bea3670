import type { DocWriter } from './doc-writer';

type Part = (writer: DocWriter) => string;

const lines = (...all: readonly string[]) => all.join('\n');
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const list: Part = (writer) =>
  times(writer.shape.integer(3, 5), () => `- **${writer.phrase(2)}**: ${writer.sentence()}`).join('\n');

const table: Part = (writer) =>
  lines(
    `| ${writer.phrase(2)} | ${writer.phrase(2)} | ${writer.phrase(3)} |`,
    '|---|---|---|',
    ...times(writer.shape.integer(3, 6), () => `| \`${writer.key()}\` | ${writer.phrase(3)} | ${writer.sentence()} |`),
  );

const yaml: Part = ({ shape, key }) =>
  lines(
    '```yaml title="docker-compose.yml" {2}',
    'services:',
    `  ${key()}:`,
    ...times(
      shape.integer(3, 8),
      () => `    ${key()}: ${shape.pick(['true', 'false', '30000', '"9898:9898"', './data'])}`,
    ),
    '```',
  );

const shell: Part = ({ shape, key }) =>
  lines(
    '```bash',
    ...times(
      shape.integer(1, 3),
      () => `sudo ${shape.pick(['systemctl restart', 'docker logs', 'cat /etc/hosts | grep'])} ${key()}`,
    ),
    '```',
  );

const json: Part = ({ shape, key }) =>
  lines(
    '```json showLineNumbers',
    '{',
    ...times(
      shape.integer(2, 5),
      () => `  "${key()}": { "method": "STARTS_WITH", "content": "-${shape.integer(1000, 9999)}-" },`,
    ),
    '  "hit": true',
    '}',
    '```',
  );

const admonition: Part = (writer) =>
  lines(
    `:::${writer.shape.pick(['note', 'tip', 'info', 'warning', 'danger'])}[${writer.phrase(3)}]`,
    '',
    writer.paragraph(),
    '',
    ':::',
  );

const tabs: Part = (writer) =>
  lines(
    '<Tabs group="platform">',
    ...['compose', 'cli'].flatMap((value) => [
      '',
      `<Tab value="${value}" label="${value}">`,
      '',
      writer.sentence(),
      '',
      shell(writer),
      '',
      '</Tab>',
    ]),
    '',
    '</Tabs>',
  );

const steps: Part = (writer) =>
  lines(
    '<Steps>',
    '',
    ...times(writer.shape.integer(3, 5), (index) => `${index + 1}. **${writer.phrase(3)}** ${writer.sentence()}\n`),
    '</Steps>',
  );

const details: Part = (writer) =>
  lines(`<Details summary="${writer.phrase(3)}">`, '', writer.paragraph(), '', yaml(writer), '', '</Details>');

const keys: Part = (writer) =>
  `${writer.sentence()} <ConfigKey path="${writer.configKey()}" /> ${writer.sentence()} <Kbd>Ctrl</Kbd>+<Kbd>F5</Kbd>`;

const links: Part = (writer) =>
  times(writer.shape.integer(2, 4), () => `- ${writer.link()} ${writer.sentence()}`).join('\n');

const plain: Part = (writer) => writer.paragraph();

/** By how common they are in real docs. */
const PARTS: readonly Part[] = [
  plain,
  plain,
  plain,
  list,
  list,
  table,
  yaml,
  shell,
  json,
  admonition,
  tabs,
  steps,
  details,
  keys,
  links,
  links,
];

/** The MDX of a doc below its front matter; in each language the same parts in the same order. */
export function writeBody(writer: DocWriter): string {
  const { shape } = writer;
  const section = (level: string, id: string) => {
    const parts = times(shape.integer(1, 2), () => shape.pick(PARTS)(writer));
    return [`${level} ${writer.phrase(3)} {#${id}}`, writer.paragraph(), ...parts];
  };
  const sections = times(shape.integer(3, 6), (index) => [
    ...section('##', index === 0 ? 'overview' : `${writer.key()}-${index}`),
    ...(shape.chance(0.4) ? section('###', `${writer.key()}-${index}-more`) : []),
  ]);
  const drawing = shape.chance(0.05) ? [`<Diagram name="how-pbh-works" alt="${writer.phrase(4)}" />`] : [];
  return [writer.paragraph(), writer.paragraph(), ...drawing, ...sections.flat()].join('\n\n');
}
