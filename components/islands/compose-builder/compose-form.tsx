import { type ComponentProps, type ReactNode, useState } from 'react';
import {
  type ChoiceField,
  type ComposeChoices,
  DEFAULT_CHOICES,
  type Finding,
  type FindingName,
  type FlagField,
  IMAGES,
  MAX_TEXT_LENGTH,
  OPTIONS,
  SYSTEMS,
  type TextField,
  withPort,
} from '@/lib/compose/compose-choices';
import type { MessageKeyBelow } from '@/lib/i18n/messages';
import type { CopyKey } from '../copy-button';
import type { Translate } from '../create-translate';

export type BuilderTranslate = Translate<
  MessageKeyBelow<'composeBuilder'> | CopyKey | 'group.tool' | `option.${ComposeChoices[ChoiceField]}`
>;

/** Links to sections of the page. */
export type BuilderLinks = Partial<Record<FindingName | 'nas' | 'address', string>>;

export interface ComposeFormProps {
  choices: ComposeChoices;
  findings: readonly Finding[];
  t: BuilderTranslate;
  links: BuilderLinks;
  onChange: (choices: ComposeChoices) => void;
}

type ControlProps = Pick<ComponentProps<'input'>, 'name' | 'aria-describedby' | 'aria-invalid'>;

/** The fields that few readers need. */
const RARE_FIELDS = ['memory', 'localOnly', 'ipv6'] as const;

/** The form's fields, each followed by its findings. */
export function ComposeForm({ choices, findings, t, links, onChange }: ComposeFormProps) {
  const [isExpanded, setExpanded] = useState(false);
  const hasRareChoice = RARE_FIELDS.some((field) => choices[field] !== DEFAULT_CHOICES[field]);
  const withFindings = (field: keyof ComposeChoices, render: (props: ControlProps) => ReactNode) => {
    const found = findings.filter((finding) => finding.field === field);
    const id = `compose-${field}-findings`;
    return (
      <div className="compose-builder-field">
        {render({
          name: field,
          'aria-describedby': found.length > 0 ? id : undefined,
          'aria-invalid': found.some(({ isError }) => isError) || undefined,
        })}
        {found.length > 0 && (
          <div id={id}>
            {found.map(({ name, isError }) => (
              <p key={name} className="island-note" data-error={isError || undefined}>
                {t(`finding.${name}`)} {links[name] && <a href={links[name]}>{t('more')}</a>}
              </p>
            ))}
          </div>
        )}
      </div>
    );
  };
  const selectField = <Name extends ChoiceField>(
    field: Name,
    onChoose = (value: ComposeChoices[Name]) => onChange({ ...choices, [field]: value }),
  ) =>
    withFindings(field, (props) => (
      <label className="island-field">
        {t(`field.${field}`)}
        <select
          {...props}
          value={choices[field]}
          onChange={({ target }) => {
            const chosen = OPTIONS[field].find((option) => option === target.value);
            if (chosen !== undefined) onChoose(chosen);
          }}
        >
          {OPTIONS[field].map((option) => (
            <option key={option} value={option}>
              {t(`option.${option}`)}
            </option>
          ))}
        </select>
      </label>
    ));
  const textField = (field: TextField, { isNumber = false, placeholder = '' } = {}) =>
    withFindings(field, (props) => (
      <label className="island-field">
        {t(`field.${field}`)}
        <input
          {...props}
          value={choices[field]}
          placeholder={placeholder}
          maxLength={MAX_TEXT_LENGTH}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target: { value } }) =>
            onChange(field === 'port' ? withPort(choices, value) : { ...choices, [field]: value })
          }
        />
      </label>
    ));
  const checkboxField = (field: FlagField) =>
    withFindings(field, (props) => (
      <label className="island-choice">
        <input
          {...props}
          type="checkbox"
          checked={choices[field]}
          onChange={({ target }) => onChange({ ...choices, [field]: target.checked })}
        />
        {t(`field.${field}`)}
      </label>
    ));
  const setSystem = (system: ComposeChoices['system']) => {
    // Keep a folder that the reader has entered.
    const data = choices.data === SYSTEMS[choices.system] ? SYSTEMS[system] : choices.data;
    onChange({ ...choices, system, data });
  };
  return (
    <>
      <fieldset className="compose-builder-grid">
        <legend>{t('group.tool')}</legend>
        {selectField('system', setSystem)}
        {selectField('image')}
        {textField('tag', { placeholder: IMAGES[choices.image].replace(/.*:/, '') })}
        {selectField('network')}
        {textField('port', { isNumber: true })}
        {textField('data')}
        {textField('timeZone')}
        {selectField('language')}
        <details
          className="compose-builder-more"
          open={isExpanded || hasRareChoice}
          onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}
        >
          <summary>{t('moreOptions')}</summary>
          <div className="compose-builder-grid">
            {textField('memory', { isNumber: true })}
            {checkboxField('localOnly')}
            {checkboxField('ipv6')}
          </div>
        </details>
        <p className="island-note compose-builder-note">{t('root')}</p>
      </fieldset>
      <fieldset className="compose-builder-grid">
        <legend>{t('group.downloader')}</legend>
        {selectField('downloader')}
        {choices.downloader !== 'none' && (
          <>
            {selectField('downloaderNetwork')}
            {textField('downloaderPort', { isNumber: true })}
            {textField('downloads')}
            {textField('puid', { isNumber: true })}
            {textField('pgid', { isNumber: true })}
          </>
        )}
      </fieldset>
      <fieldset className="compose-builder-grid">
        <legend>{t('group.updates')}</legend>
        {checkboxField('updates')}
      </fieldset>
    </>
  );
}
