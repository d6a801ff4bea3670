import { type ComposeChoices, SAMPLE_CHOICES } from '@/lib/compose/compose-choices';
import { toComposeFile } from '@/lib/compose/compose-file';
import { changedLines, writeCompose, writeDockerRun } from '@/lib/compose/write-compose';
import { CopyButton } from '../copy-button';
import type { SayInBuilder } from './compose-form';

const FILE_NAME = 'docker-compose.yml';
const COMMANDS = ['sudo docker compose up -d --pull always', 'sudo docker compose logs -f'];

interface ComposeOutputProps {
  choices: ComposeChoices;
  say: SayInBuilder;
  nasHref: string;
}

/** The file and the commands of the choices. */
export function ComposeOutput({ choices, say, nasHref }: ComposeOutputProps) {
  const file = toComposeFile(choices);
  const text = writeCompose(file);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line, place) => ({ line, place }));
  const changed = changedLines(text, writeCompose(toComposeFile(SAMPLE_CHOICES)));
  const isDesktop = choices.system === 'desktop';
  // Docker Desktop needs no other user's rights.
  const shell = (lines: readonly string[]) =>
    lines.map((line) => (isDesktop ? line.replace(/^sudo /, '') : line)).join('\n');
  const run = shell(writeDockerRun(file));
  const commands = shell(COMMANDS);
  return (
    <>
      <div className="compose-builder-file">
        <p className="compose-builder-title">{FILE_NAME}</p>
        {changed.size > 0 && <p className="compose-builder-note">{say('marked')}</p>}
        <pre data-code="">
          <code>
            {lines.map(({ line, place }) => (
              <YamlLine key={place} line={line} changed={changed.has(place) ? say('changed') : undefined} />
            ))}
          </code>
        </pre>
        <div className="compose-builder-actions">
          <CopyButton label={say('copy')} getText={() => text} say={say} />
          <button type="button" className="island-button" onClick={() => download(text)}>
            {say('download')}
          </button>
        </div>
      </div>
      <p className="compose-builder-title">{say('commands')}</p>
      {choices.system !== 'linux' && !isDesktop && (
        <p>
          {say('nas')} <a href={nasHref}>{say('more')}</a>
        </p>
      )}
      <Commands text={commands} say={say} />
      <details>
        <summary>{say('run')}</summary>
        <Commands text={run} say={say} />
      </details>
    </>
  );
}

function Commands({ text, say }: { text: string; say: SayInBuilder }) {
  return (
    <>
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton label={say('copy')} getText={() => text} say={say} />
    </>
  );
}

/** @param changed what is said of a line that the sample lacks; `undefined` for the others */
function YamlLine({ line, changed }: { line: string; changed: string | undefined }) {
  const [, indent = '', key, value = ''] = /^(\s*)([\w-]+:)?(.*)$/.exec(line) ?? [];
  const content = (
    <>
      {indent}
      {key && <span className="p">{key}</span>}
      <span className="s">{value}</span>
      {'\n'}
    </>
  );
  if (changed === undefined) return <span className="compose-builder-line">{content}</span>;
  return (
    <mark className="compose-builder-line">
      <span className="visually-hidden">{changed} </span>
      {content}
    </mark>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}
