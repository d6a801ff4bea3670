/**
 * The roles of tokens in highlighted code: a class name of one letter, which `app/styles/code.css` colors, and the
 * TextMate scopes that have the role. Later entries win over earlier ones with equal scopes.
 */
export const TOKEN_ROLES = {
  /** Comments. */
  c: ['comment', 'punctuation.definition.comment', 'punctuation.whitespace.comment'],
  /** Strings. */
  s: ['string', 'markup.inline.raw', 'punctuation.definition.string'],
  /** Numbers, `true`, `null`, and other constants. */
  n: ['constant', 'support.constant', 'string.regexp', 'keyword.other.unit'],
  /** Keywords and operators spelled as words. */
  k: [
    'keyword',
    'storage',
    'keyword.control',
    'keyword.operator.expression',
    'keyword.operator.new',
    'punctuation.definition.keyword',
  ],
  /** Names of settings: keys and attributes. */
  p: [
    'entity.name.tag.yaml',
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'keyword.other.definition.ini',
    'variable.other.property.dotted',
    'support.type.property-name.json',
    'meta.property-name',
  ],
  /** Functions and commands. */
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call.generic',
    'entity.name.command',
    'keyword.directive',
    'keyword.other.special-method',
  ],
  /** Variables and parameters. */
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
  /** Types, tags, sections and headings. */
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
  /** Added and removed lines of a diff. */
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted', 'invalid'],
} satisfies Record<string, string[]>;

export type TokenRole = keyof typeof TOKEN_ROLES;

/** Scopes without color: operators, brackets, other names. */
export const PLAIN_SCOPES = [
  'keyword.operator',
  'variable.other',
  'punctuation',
  'storage.type.function.arrow',
  'string.unquoted.plain.out.yaml',
  'string.unquoted.argument',
  'string.unquoted.bat',
];
