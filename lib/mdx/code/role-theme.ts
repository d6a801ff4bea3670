/** Scopes in the grammars of the languages on pages, by role: a class of one letter, which `app/styles/code.css` colors. */
const SCOPES_BY_ROLE = {
  // Operators, brackets and other names, which have no class.
  plain: [
    'keyword.operator',
    'punctuation',
    'string.unquoted.plain.out.yaml',
    'string.unquoted.argument',
    'string.unquoted.bat',
  ],
  // Comments.
  c: ['comment', 'punctuation.definition.comment', 'punctuation.whitespace.comment'],
  // Strings.
  s: ['string', 'markup.inline.raw', 'punctuation.definition.string'],
  // Numbers, `true`, `null`, and other constants.
  n: ['constant'],
  // Keywords and operators spelled as words.
  k: ['keyword', 'storage'],
  // Names of settings: keys and attributes.
  p: [
    'entity.name.tag.yaml',
    'support.type.property-name',
    'entity.other.attribute-name',
    'keyword.other.definition.ini',
  ],
  // Functions and commands.
  f: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'keyword.directive'],
  // Variables and parameters.
  v: [
    'variable.parameter',
    'variable.language',
    'variable.other.normal.shell',
    'variable.other.readwrite.powershell',
    'variable.other.readwrite.batchfile',
    'variable.other.nginx',
    'punctuation.definition.variable',
    'constant.other.option',
  ],
  // Types, tags, sections and headings.
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.tag',
    'entity.name.section',
    'markup.heading',
    'storage.type.java',
  ],
  // Added lines of a diff.
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  // Removed lines of a diff.
  d: ['markup.deleted', 'punctuation.definition.deleted', 'invalid'],
};

/** A theme for Shiki that names roles instead of colors. */
export const ROLE_THEME = {
  name: 'roles',
  settings: [
    { settings: { foreground: 'plain' } },
    ...Object.entries(SCOPES_BY_ROLE).map(([role, scope]) => ({ scope, settings: { foreground: role } })),
  ],
};
