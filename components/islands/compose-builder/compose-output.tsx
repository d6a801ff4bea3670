import type { ComposeChoices } from '@/lib/compose/compose-choices';
import { compareLines, downloaderAddress, writeCompose, writeDockerRun } from '@/lib/compose/compose-file';
import { CopyButton } from '../copy-button';
import type { BuilderLinks, BuilderTranslate } from './compose-form';

const FILE_NAME = 'docker-compose.yml';
const COMMANDS = ['sudo docker compose up -d --pull always', 'sudo docker compose logs -f'];

interface ComposeOutputProps {
  choices: ComposeChoices;
  /** The choices behind the sample on the page, from which different lines are marked. */
  sample: ComposeChoices;
  t: BuilderTranslate;
  links: BuilderLinks;
}

export function ComposeOutput({ choices, sample, t, links }: ComposeOutputProps) {
  const text = writeCompose(choices);
  const lines = compareLines(choices, sample);
  const isDesktop = choices.system === 'desktop';
  const address = choices.downloader === 'none' ? undefined : downloaderAddress(choices);
  // Docker Desktop doesn't need root.
  const formatCommands = (commands: readonly string[]) =>
    commands.map((command) => (isDesktop ? command.replace(/^sudo /, '') : command)).join('\n');
  return (
    <>
      <div className="compose-builder-file">
        <p className="island-title">{FILE_NAME}</p>
        {lines.some(({ isNew }) => isNew) && <p className="island-note compose-builder-note">{t('marked')}</p>}
        <pre data-code="">
          <code>
            {lines.map(({ line, isNew }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The lines have no state.
              <YamlLine key={index} line={line} label={isNew ? t('changed') : undefined} />
            ))}
          </code>
        </pre>
        <div className="island-actions">
          <CopyButton label={t('copy')} getText={() => text} t={t} />
          <button type="button" className="island-button" onClick={() => download(text)}>
            {t('download')}
          </button>
        </div>
      </div>
      <p className="island-title">{t('commands')}</p>
      {choices.system !== 'linux' && !isDesktop && (
        <p>
          {t('nas')} <a href={links.nas}>{t('more')}</a>
        </p>
      )}
      <Commands text={formatCommands(COMMANDS)} t={t} />
      {address !== undefined && (
        <p>
          {t('address', { address })} <a href={links.address}>{t('more')}</a>
        </p>
      )}
      <details>
        <summary>{t('run')}</summary>
        <Commands text={formatCommands(writeDockerRun(choices))} t={t} />
      </details>
    </>
  );
}

function Commands({ text, t }: { text: string; t: BuilderTranslate }) {
  return (
    <>
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton label={t('copy')} getText={() => text} t={t} />
    </>
  );
}

/** @param label before a line that the sample lacks; undefined for other lines */
function YamlLine({ line, label }: { line: string; label: string | undefined }) {
  const [, indent = '', key, value = ''] = /^(\s*)([\w-]+:)?(.*)$/.exec(line) ?? [];
  const Element = label === undefined ? 'span' : 'mark';
  return (
    <Element className="compose-builder-line">
      {label !== undefined && <span className="visually-hidden">{label} </span>}
      {indent}
      {key && <span className="p">{key}</span>}
      <span className="s">{value}</span>
      {'\n'}
    </Element>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}
