import { type AriaAttributes, type ChangeEvent, useState } from 'react';
import {
  type ChoiceField,
  type ChoiceOption,
  type ComposeChoices,
  DEFAULT_CHOICES,
  type Finding,
  type FindingName,
  IMAGES,
  MAX_TEXT_LENGTH,
  OPTIONS,
  SYSTEMS,
  withChoice,
} from '@/lib/compose/compose-choices';
import type { MessageKeyBelow } from '@/lib/i18n/messages';
import type { CopyKey } from '../copy-button';
import type { Translate } from '../create-translate';

export type BuilderTranslate = Translate<
  MessageKeyBelow<'composeBuilder'> | CopyKey | 'group.tool' | `option.${ChoiceOption}`
>;

/** The sections of the page that explain findings. */
const SECTIONS: Partial<Record<FindingName, string>> = {
  localOnly: 'environment',
  dataMissing: 'data-lost',
  dataVolume: 'data',
  dataRelative: 'nas',
  downloadsRelative: 'nas',
  timeZoneUnknown: 'wrong-time',
  memoryLow: 'low-memory',
  bridge: 'pbh-network',
  hostOnDesktop: 'docker-desktop',
  desktop: 'docker-desktop',
  snapshot: 'images',
  tagUnknown: 'images',
  downloaderBridge: 'downloader-network',
  updatesAll: 'auto-update',
  updatesFixed: 'update',
};

export interface ComposeFormProps {
  choices: ComposeChoices;
  findings: readonly Finding[];
  t: BuilderTranslate;
  /** The address of the page on Docker. */
  page: string;
  onChange: (choices: ComposeChoices) => void;
}

/** The fields that few readers need. */
const RARE_FIELDS = ['memory', 'localOnly', 'ipv6'] as const;
const DOWNLOADER_FIELDS = ['downloaderNetwork', 'downloaderPort', 'downloads', 'puid', 'pgid'] as const;
const NUMBER_FIELDS = new Set<ChoiceField>(['port', 'memory', 'downloaderPort', 'puid', 'pgid']);

/** The form's fields, each followed by its findings. */
export function ComposeForm(props: ComposeFormProps) {
  const { choices, t } = props;
  const [isExpanded, setExpanded] = useState(false);
  const hasRareChoice = RARE_FIELDS.some((field) => choices[field] !== DEFAULT_CHOICES[field]);
  const fields = (names: readonly ChoiceField[]) =>
    names.map((field) => <ComposeField key={field} {...props} field={field} />);
  return (
    <>
      <fieldset className="compose-builder-grid">
        <legend>{t('group.tool')}</legend>
        {fields(['system', 'image', 'tag', 'network', 'port', 'data', 'timeZone', 'language'])}
        <details
          className="compose-builder-more"
          open={isExpanded || hasRareChoice}
          onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
        >
          <summary>{t('moreOptions')}</summary>
          <div className="compose-builder-grid">{fields(RARE_FIELDS)}</div>
        </details>
        <p className="island-note compose-builder-note">{t('root')}</p>
      </fieldset>
      <fieldset className="compose-builder-grid">
        <legend>{t('group.downloader')}</legend>
        {fields(['downloader'])}
        {choices.downloader !== 'none' && fields(DOWNLOADER_FIELDS)}
      </fieldset>
      <fieldset className="compose-builder-grid">
        <legend>{t('group.updates')}</legend>
        {fields(['updates'])}
      </fieldset>
    </>
  );
}

type ComposeFieldProps = ComposeFormProps & { field: ChoiceField };

function ComposeField(props: ComposeFieldProps) {
  const { field, findings, t, page } = props;
  const found = findings.filter((finding) => finding.field === field);
  const id = `compose-${field}-findings`;
  const state = {
    'aria-describedby': found.length > 0 ? id : undefined,
    'aria-invalid': found.some(({ isError }) => isError) || undefined,
  };
  return (
    <div className="compose-builder-field">
      <ComposeControl {...props} state={state} />
      {found.length > 0 && (
        <div id={id}>
          {found.map(({ name, isError }) => (
            <p key={name} className="island-note" data-error={isError || undefined}>
              {t(`finding.${name}`)} {SECTIONS[name] && <a href={`${page}#${SECTIONS[name]}`}>{t('more')}</a>}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** A checkbox, a list of options, or a text field, with its label. */
function ComposeControl({ field, choices, t, onChange, state }: ComposeFieldProps & { state: AriaAttributes }) {
  const value = choices[field];
  const options = OPTIONS[field];
  const enter = (text: string) => {
    const next = withChoice(choices, field, text);
    // Keep a folder that the reader has entered.
    const hasExample = field === 'system' && choices.data === SYSTEMS[choices.system];
    onChange(hasExample ? { ...next, data: SYSTEMS[next.system] } : next);
  };
  const props = {
    ...state,
    name: field,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => enter(target.value),
  };
  if (typeof value === 'boolean')
    return (
      <label className="island-choice">
        <input {...props} type="checkbox" checked={value} onChange={({ target }) => enter(String(target.checked))} />
        {t(`field.${field}`)}
      </label>
    );
  if (options)
    return (
      <label className="island-field">
        {t(`field.${field}`)}
        <select {...props} value={value}>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`option.${option}`)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <label className="island-field">
      {t(`field.${field}`)}
      <input
        {...props}
        value={value}
        placeholder={field === 'tag' ? IMAGES[choices.image].replace(/.*:/, '') : ''}
        maxLength={MAX_TEXT_LENGTH}
        inputMode={NUMBER_FIELDS.has(field) ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </label>
  );
}
