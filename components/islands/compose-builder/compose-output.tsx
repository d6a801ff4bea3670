import type { MouseEvent } from 'react';
import type { ComposeChoices } from '@/lib/compose/compose-choices';
import { compareLines, downloaderAddress, writeCompose, writeDockerRun } from '@/lib/compose/compose-file';
import { CopyButton } from '../copy-button';
import type { BuilderTranslate, ComposeFormProps } from './compose-form';

const FILE_NAME = 'docker-compose.yml';
const FILE_ID = 'compose-builder-file';
/** A phone has no room for more. */
const MAX_LATEST_LINES = 3;
const COMMANDS = ['sudo docker compose up -d --pull always', 'sudo docker compose logs -f'];

interface ComposeFileOutputProps extends Pick<ComposeFormProps, 'choices' | 't'> {
  /** The choices behind the sample on the page, from which different lines are marked. */
  sample: ComposeChoices;
  /** Whether the reader has made a mistake since. */
  isOutdated: boolean;
}

/** The compose file for the choices. Only its lines scroll, so that the buttons above them stay in view. */
export function ComposeFileOutput({ choices, sample, isOutdated, t }: ComposeFileOutputProps) {
  const text = writeCompose(choices);
  const lines = compareLines(choices, sample);
  return (
    <div id={FILE_ID} className="compose-builder-file" data-outdated={isOutdated || undefined} tabIndex={-1}>
      <div className="compose-builder-file-head">
        <p className="island-title">{FILE_NAME}</p>
        <CopyButton label={t('copy')} getText={() => text} t={t} isPrimary />
        <button type="button" className="button" onClick={() => download(text)}>
          {t('download')}
        </button>
      </div>
      {lines.some(({ isNew }) => isNew) && <p className="island-note compose-builder-note">{t('marked')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the lines scrollable by keyboard */}
      <pre data-code="" tabIndex={0}>
        <code>
          {lines.map(({ line, isNew }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The lines have no state.
            <YamlLine key={index} line={line} label={isNew ? t('changed') : undefined} />
          ))}
        </code>
      </pre>
    </div>
  );
}

/** What the latest choice has changed, with a link to the file, for screens on which the file is out of view. */
export function LatestLines({ t, lines }: { t: BuilderTranslate; lines: readonly string[] }) {
  const shown = lines.length > MAX_LATEST_LINES ? [...lines.slice(0, MAX_LATEST_LINES - 1), '…'] : lines;
  return (
    <div className="compose-builder-latest">
      <a href={`#${FILE_ID}`} onClick={showFile}>
        {t('showFile')} {FILE_NAME}
      </a>
      {shown.length > 0 && (
        <pre aria-hidden="true">
          <code>{shown.join('\n')}</code>
        </pre>
      )}
    </div>
  );
}

/** Scrolls without changing the address, which has the choices. */
function showFile(event: MouseEvent): void {
  event.preventDefault();
  const file = document.getElementById(FILE_ID);
  file?.scrollIntoView();
  file?.focus({ preventScroll: true });
}

/** The commands for the choices. */
export function ComposeCommands({ choices, t, page }: Pick<ComposeFormProps, 'choices' | 't' | 'page'>) {
  const isDesktop = choices.system === 'desktop';
  const address = choices.downloader === 'none' ? undefined : downloaderAddress(choices);
  // Docker Desktop doesn't need root.
  const formatCommands = (commands: readonly string[]) =>
    commands.map((command) => (isDesktop ? command.replace(/^sudo /, '') : command)).join('\n');
  return (
    <div>
      <p className="island-title">{t('commands')}</p>
      {choices.system !== 'linux' && !isDesktop && (
        <p>
          {t('nas')} <a href={`${page}#nas`}>{t('more')}</a>
        </p>
      )}
      <Commands text={formatCommands(COMMANDS)} t={t} />
      {address !== undefined && (
        <p>
          {t('address', { address })} <a href={`${page}#downloader-address`}>{t('more')}</a>
        </p>
      )}
      <details>
        <summary>{t('run')}</summary>
        <Commands text={formatCommands(writeDockerRun(choices))} t={t} />
      </details>
    </div>
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
      {value}
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
