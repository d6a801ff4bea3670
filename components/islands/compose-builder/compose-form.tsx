import type { ReactNode } from 'react';
import { checkChoices, FINDINGS, type FindingName } from '@/lib/compose/check-choices';
import {
  type ComposeChoices,
  IMAGES,
  keysOf,
  LANGUAGES,
  MAX_TEXT_LENGTH,
  NETWORKS,
  SYSTEMS,
} from '@/lib/compose/compose-choices';
import type { MessageKey } from '@/lib/i18n/messages';
import type { CopyWord } from '../copy-button';
import type { Say } from '../create-say';

type Field = keyof ComposeChoices;
type ChoiceField = 'system' | 'image' | 'network' | 'language' | 'downloader' | 'downloaderNetwork';
type NameOf<Key> = Key extends `composeBuilder.${infer Name}` ? Name : never;
export type SayInBuilder = Say<NameOf<MessageKey> | CopyWord | 'group.tool' | `option.${ComposeChoices[ChoiceField]}`>;

export interface ComposeFormProps {
  choices: ComposeChoices;
  say: SayInBuilder;
  /** Addresses of the sections that explain findings. */
  links: Partial<Record<FindingName, string>>;
  onChange: (choices: ComposeChoices) => void;
}

/** The choices, each with what is wrong with it in its place. */
export function ComposeForm({ choices, say, links, onChange }: ComposeFormProps) {
  const findings = checkChoices(choices);
  const findingsOf = (field: Field) => findings.filter((name) => FINDINGS[name].field === field);
  const common = (field: Field) => ({
    name: field,
    'aria-describedby': findingsOf(field).length > 0 ? idOf(field) : undefined,
    'aria-invalid': findingsOf(field).some((name) => FINDINGS[name].isError) || undefined,
  });
  const explained = (field: Field, label: ReactNode) => {
    const own = findingsOf(field);
    return (
      <div className="compose-builder-field">
        {label}
        {own.length > 0 && (
          <div id={idOf(field)} className="compose-builder-findings">
            {own.map((name) => (
              <p key={name} data-error={FINDINGS[name].isError || undefined}>
                {say(`finding.${name}`)} {links[name] && <a href={links[name]}>{say('more')}</a>}
              </p>
            ))}
          </div>
        )}
      </div>
    );
  };
  const choice = <Name extends ChoiceField>(
    field: Name,
    options: readonly ComposeChoices[Name][],
    choose = (value: ComposeChoices[Name]) => onChange({ ...choices, [field]: value }),
  ) =>
    explained(
      field,
      <label>
        {say(`field.${field}`)}
        <select
          {...common(field)}
          value={choices[field]}
          onChange={({ target }) => {
            const chosen = options.find((option) => option === target.value);
            if (chosen !== undefined) choose(chosen);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {say(`option.${option}`)}
            </option>
          ))}
        </select>
      </label>,
    );
  const text = (field: 'port' | 'data' | 'timeZone' | 'memory' | 'puid' | 'pgid' | 'downloads', isNumber = false) =>
    explained(
      field,
      <label>
        {say(`field.${field}`)}
        <input
          {...common(field)}
          value={choices[field]}
          maxLength={MAX_TEXT_LENGTH}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ ...choices, [field]: target.value })}
        />
      </label>,
    );
  const flag = (field: 'ipv6' | 'updates') =>
    explained(
      field,
      <label className="compose-builder-flag">
        <input
          {...common(field)}
          type="checkbox"
          checked={choices[field]}
          onChange={({ target }) => onChange({ ...choices, [field]: target.checked })}
        />
        {say(`field.${field}`)}
      </label>,
    );
  const setSystem = (system: ComposeChoices['system']) => {
    // The reader's own folder stays.
    const data = choices.data === SYSTEMS[choices.system] ? SYSTEMS[system] : choices.data;
    onChange({ ...choices, system, data });
  };
  return (
    <>
      <fieldset>
        <legend>{say('group.tool')}</legend>
        {choice('system', keysOf(SYSTEMS), setSystem)}
        {choice('image', keysOf(IMAGES))}
        {choice('network', NETWORKS)}
        {text('port', true)}
        {text('data')}
        {text('timeZone')}
        {choice('language', LANGUAGES)}
        {text('memory', true)}
        {flag('ipv6')}
        <p className="compose-builder-note">{say('root')}</p>
      </fieldset>
      <fieldset>
        <legend>{say('group.downloader')}</legend>
        {choice('downloader', ['none', 'qbittorrent'])}
        {choices.downloader !== 'none' && (
          <>
            {choice('downloaderNetwork', NETWORKS)}
            {text('downloads')}
            {text('puid', true)}
            {text('pgid', true)}
          </>
        )}
      </fieldset>
      <fieldset>
        <legend>{say('group.updates')}</legend>
        {flag('updates')}
      </fieldset>
    </>
  );
}

const idOf = (field: Field) => `compose-${field}-findings`;
