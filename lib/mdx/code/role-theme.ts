/** Scopes of TextMate grammars by role: a class name of one letter, which `app/styles/code.css` colors. */
const SCOPES_BY_ROLE = {
  // Operators, brackets and other names, which have no class.
  plain: [
    'keyword.operator',
    'variable.other',
    'punctuation',
    'storage.type.function.arrow',
    'string.unquoted.plain.out.yaml',
    'string.unquoted.argument',
    'string.unquoted.bat',
  ],
  // Comments.
  c: ['comment', 'punctuation.definition.comment', 'punctuation.whitespace.comment'],
  // Strings.
  s: ['string', 'markup.inline.raw', 'punctuation.definition.string'],
  // Numbers, `true`, `null`, and other constants.
  n: ['constant', 'support.constant', 'string.regexp', 'keyword.other.unit'],
  // Keywords and operators spelled as words.
  k: ['keyword', 'storage', 'keyword.operator.expression', 'keyword.operator.new', 'punctuation.definition.keyword'],
  // Names of settings: keys and attributes.
  p: [
    'entity.name.tag.yaml',
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'keyword.other.definition.ini',
    'variable.other.property.dotted',
    'meta.property-name',
  ],
  // Functions and commands.
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'keyword.directive',
    'keyword.other.special-method',
  ],
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
    'support.class',
    'support.type',
    'entity.name.tag',
    'entity.name.section',
    'markup.heading',
    'storage.type.java',
    'entity.other.inherited-class',
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
