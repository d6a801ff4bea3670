import { checkChoices, FINDINGS, type FindingName } from '@/lib/compose/check-choices';
import {
  type ComposeChoices,
  IMAGES,
  keysOf,
  LANGUAGES,
  LONGEST_TEXT,
  NETWORKS,
  SYSTEMS,
} from '@/lib/compose/compose-choices';
import type { MessageKey } from '@/lib/i18n/messages';
import type { CopyWord } from '../copy-button';
import type { Say } from '../create-say';

type Field = keyof ComposeChoices;
type OptionName = ComposeChoices['image' | 'system' | 'network' | 'downloader' | 'language'];
type NameOf<Key> = Key extends `composeBuilder.${infer Name}` ? Name : never;
export type SayInBuilder = Say<NameOf<MessageKey> | CopyWord | 'group.tool' | `option.${OptionName}`>;

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
  const common = (field: Field) => {
    const own = findings.filter((name) => FINDINGS[name].field === field);
    return { field, say, links, findings: own };
  };
  const text = (field: 'port' | 'data' | 'timeZone' | 'memory' | 'puid' | 'pgid' | 'downloads', isNumber = false) => (
    <TextField
      {...common(field)}
      value={choices[field]}
      isNumber={isNumber}
      onChange={(value) => onChange({ ...choices, [field]: value })}
    />
  );
  const flag = (field: 'ipv6' | 'updates') => (
    <FlagField
      {...common(field)}
      checked={choices[field]}
      onChange={(value) => onChange({ ...choices, [field]: value })}
    />
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
        <ChoiceField {...common('system')} value={choices.system} options={keysOf(SYSTEMS)} onChange={setSystem} />
        <ChoiceField
          {...common('image')}
          value={choices.image}
          options={keysOf(IMAGES)}
          onChange={(image) => onChange({ ...choices, image })}
        />
        <ChoiceField
          {...common('network')}
          value={choices.network}
          options={NETWORKS}
          onChange={(network) => onChange({ ...choices, network })}
        />
        {text('port', true)}
        {text('data')}
        {text('timeZone')}
        <ChoiceField
          {...common('language')}
          value={choices.language}
          options={LANGUAGES}
          onChange={(language) => onChange({ ...choices, language })}
        />
        {text('memory', true)}
        {flag('ipv6')}
        <p className="compose-builder-note">{say('root')}</p>
      </fieldset>
      <fieldset>
        <legend>{say('group.downloader')}</legend>
        <ChoiceField
          {...common('downloader')}
          value={choices.downloader}
          options={['none', 'qbittorrent']}
          onChange={(downloader) => onChange({ ...choices, downloader })}
        />
        {choices.downloader !== 'none' && (
          <>
            <ChoiceField
              {...common('downloaderNetwork')}
              value={choices.downloaderNetwork}
              options={NETWORKS}
              onChange={(downloaderNetwork) => onChange({ ...choices, downloaderNetwork })}
            />
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

interface FieldProps extends Pick<ComposeFormProps, 'say' | 'links'> {
  field: Field;
  findings: readonly FindingName[];
}

interface ChoiceFieldProps<Value extends OptionName> extends FieldProps {
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}

function ChoiceField<Value extends OptionName>({ value, options, onChange, ...props }: ChoiceFieldProps<Value>) {
  const { field, say } = props;
  const choose = (name: string) => {
    const chosen = options.find((option) => option === name);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <div className="compose-builder-field">
      <label>
        {say(`field.${field}`)}
        <select name={field} value={value} {...described(props)} onChange={({ target }) => choose(target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {say(`option.${option}`)}
            </option>
          ))}
        </select>
      </label>
      <Findings {...props} />
    </div>
  );
}

interface TextFieldProps extends FieldProps {
  value: string;
  isNumber: boolean;
  onChange: (value: string) => void;
}

function TextField({ value, isNumber, onChange, ...props }: TextFieldProps) {
  const { field, say } = props;
  return (
    <div className="compose-builder-field">
      <label>
        {say(`field.${field}`)}
        <input
          name={field}
          value={value}
          maxLength={LONGEST_TEXT}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...described(props)}
          onChange={({ target }) => onChange(target.value.slice(0, LONGEST_TEXT))}
        />
      </label>
      <Findings {...props} />
    </div>
  );
}

interface FlagFieldProps extends FieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function FlagField({ checked, onChange, ...props }: FlagFieldProps) {
  const { field, say } = props;
  return (
    <div className="compose-builder-field">
      <label className="compose-builder-flag">
        <input
          type="checkbox"
          name={field}
          checked={checked}
          {...described(props)}
          onChange={({ target }) => onChange(target.checked)}
        />
        {say(`field.${field}`)}
      </label>
      <Findings {...props} />
    </div>
  );
}

const idOf = (field: Field) => `compose-${field}-findings`;

function described({ field, findings }: FieldProps) {
  const isInvalid = findings.some((name) => FINDINGS[name].isError);
  return {
    'aria-describedby': findings.length > 0 ? idOf(field) : undefined,
    'aria-invalid': isInvalid ? true : undefined,
  };
}

function Findings({ field, findings, say, links }: FieldProps) {
  if (findings.length === 0) return null;
  return (
    <div id={idOf(field)} className="compose-builder-findings">
      {findings.map((name) => (
        <p key={name} data-error={FINDINGS[name].isError || undefined}>
          {say(`finding.${name}`)} {links[name] && <a href={links[name]}>{say('more')}</a>}
        </p>
      ))}
    </div>
  );
}
