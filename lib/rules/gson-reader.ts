/**
 * Parses JSON as PeerBanHelper does: with `com.google.gson.JsonParser.parseString`, which is lenient, and with the messages of
 * Gson's `JsonReader`. A strict parser would reject rules that PeerBanHelper accepts, and its messages would differ from the
 * log.
 */
import { positionAt } from '@/lib/text-position';
import { JavaException } from './java-lang';

export type GsonValue = { start: number; end: number } & (
  | { kind: 'null' }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'number'; text: string }
  | { kind: 'string'; value: string }
  | { kind: 'array'; items: readonly GsonValue[] }
  | { kind: 'object'; fields: ReadonlyMap<string, GsonValue> }
);

const SYNTAX = 'com.google.gson.JsonSyntaxException';
const MALFORMED = 'com.google.gson.stream.MalformedJsonException';
const HELP = 'See https://github.com/google/gson/blob/main/Troubleshooting.md#malformed-json';
/** `JsonReader.DEFAULT_NESTING_LIMIT` */
const NESTING_LIMIT = 255;
/** An unquoted literal (`JsonReader.isLiteral`). Gson treats other whitespace, such as U+00A0, as part of the literal. */
const WORD = /^[^/\\;#= \t\f\r\n{}[\]:,]+/;
const BLANK = /[ \t\r\n]*/y;
/** White space and closed comments. */
const BLANK_OR_COMMENTS = /(?:[ \t\r\n]|\/\*.*?\*\/|(?:#|\/\/)[^\r\n]*)*/sy;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Parses one rule (`JsonParser.parseString`).
 *
 * @throws {JavaException}
 */
export function parseGson(text: string): GsonValue {
  const reader = new GsonReader(text);
  const value = reader.readDocument();
  // Gson checks for trailing data only if the value isn't null.
  if (value.kind !== 'null') reader.expectEnd();
  return value;
}

/**
 * Parses consecutive values, with or without commas between them, as people paste them.
 *
 * @throws {JavaException}
 */
export function parseGsonSequence(text: string): GsonValue[] {
  const reader = new GsonReader(text);
  const values: GsonValue[] = [];
  while (!reader.isAtEnd()) {
    values.push(reader.readDocument());
    reader.skipComma();
  }
  return values;
}

/** Mirrors `JsonReader` method by method, so that the positions in error messages match. */
class GsonReader {
  #position = 0;
  /** Names and indexes that lead to the current value, for the `path` in error messages. */
  readonly #path: (string | number)[] = [];

  constructor(readonly text: string) {
    if (text.startsWith('\uFEFF')) this.#position = 1;
  }

  readDocument(): GsonValue {
    if (this.isAtEnd()) return { kind: 'null', start: this.#position, end: this.#position };
    return this.#readValue('document');
  }

  /** Whether only whitespace and comments are left. */
  isAtEnd(): boolean {
    const char = this.#nextNonBlank(false);
    if (char !== '') this.#position--;
    return char === '';
  }

  skipComma(): void {
    const char = this.#nextNonBlank(false);
    if (char !== '' && char !== ',') this.#position--;
  }

  expectEnd(): void {
    if (this.#nextNonBlank(false, false) === '') return;
    this.#fail('Use JsonReader.setStrictness(Strictness.LENIENT) to accept malformed JSON');
  }

  #readValue(container: 'array' | 'object' | 'document'): GsonValue {
    const char = this.#nextNonBlank(true);
    const start = this.#position - 1;
    switch (char) {
      case '{':
        return this.#readObject(start);
      case '[':
        return this.#readArray(start);
      case '"':
      case "'":
        return { kind: 'string', value: this.#readQuoted(char), start, end: this.#position };
      case ']':
      case ',':
      case ';':
        if (container !== 'array') return this.#fail('Unexpected value');
        // A lenient reader reads a missing array element as null.
        this.#position--;
        return { kind: 'null', start, end: start };
    }
    this.#position--;
    const word = this.#takeWord();
    if (word === '') return this.#fail('Expected value');
    const end = this.#position;
    const keyword = /^(?:true|false|null)$/i.test(word) ? word.toLowerCase() : '';
    if (keyword === 'null') return { kind: 'null', start, end };
    if (keyword !== '') return { kind: 'boolean', value: keyword === 'true', start, end };
    if (NUMBER.test(word)) return { kind: 'number', text: word, start, end };
    return { kind: 'string', value: word, start, end };
  }

  #readArray(start: number): GsonValue {
    this.#enter(0);
    const items: GsonValue[] = [];
    if (this.#nextNonBlank(true) !== ']') {
      this.#position--;
      for (;;) {
        items.push(this.#readValue('array'));
        this.#path.splice(-1, 1, items.length);
        const separator = this.#nextNonBlank(true);
        if (separator === ']') break;
        if (separator !== ',' && separator !== ';') this.#fail('Unterminated array');
      }
    }
    this.#path.pop();
    return { kind: 'array', items, start, end: this.#position };
  }

  #readObject(start: number): GsonValue {
    this.#enter('');
    const fields = new Map<string, GsonValue>();
    for (let isFirst = true; ; isFirst = false) {
      let char = this.#nextNonBlank(true);
      if (char === '}' && isFirst) break;
      if (!isFirst) {
        if (char === '}') break;
        if (char !== ',' && char !== ';') this.#fail('Unterminated object');
        char = this.#nextNonBlank(true);
      }
      const name = this.#readName(char);
      this.#path.splice(-1, 1, name);
      const separator = this.#nextNonBlank(true);
      if (separator === '=' && this.text[this.#position] === '>') this.#position++;
      else if (separator !== ':' && separator !== '=') this.#fail("Expected ':'");
      fields.set(name, this.#readValue('object'));
    }
    this.#path.pop();
    return { kind: 'object', fields, start, end: this.#position };
  }

  #readName(char: string): string {
    if (char === '"' || char === "'") return this.#readQuoted(char);
    if (char === '}') this.#fail('Expected name');
    this.#position--;
    return this.#takeWord() || this.#fail('Expected name');
  }

  #enter(step: string | number): void {
    if (this.#path.length >= NESTING_LIMIT) this.#fail(`Nesting limit ${NESTING_LIMIT} reached`, false);
    this.#path.push(step);
  }

  #takeWord(): string {
    const [word = ''] = WORD.exec(this.text.slice(this.#position)) ?? [];
    this.#position += word.length;
    return word;
  }

  #readQuoted(quote: string): string {
    let value = '';
    let start = this.#position;
    while (this.#position < this.text.length) {
      const char = this.text.charAt(this.#position++);
      if (char === quote) return value + this.text.slice(start, this.#position - 1);
      if (char === '\\') {
        value += this.text.slice(start, this.#position - 1) + this.#readEscape();
        start = this.#position;
      }
    }
    return this.#fail('Unterminated string');
  }

  /** `JsonReader.readEscapeCharacter` */
  #readEscape(): string {
    if (this.#position === this.text.length) return this.#fail('Unterminated escape sequence');
    const char = this.text.charAt(this.#position++);
    const plain = ESCAPES[char];
    if (plain !== undefined) return plain;
    if (char !== 'u') return this.#fail('Invalid escape sequence');
    const digits = this.text.slice(this.#position, this.#position + 4);
    if (digits.length < 4) return this.#fail('Unterminated escape sequence');
    if (!/^[\da-f]{4}$/i.test(digits)) return this.#fail(`Malformed Unicode escape \\u${digits}`);
    this.#position += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  /**
   * `JsonReader.nextNonWhitespace`
   *
   * @param isRequired whether the end of the text is an error
   * @param isLenient whether to skip comments
   * @returns the character, or an empty string at the end
   */
  #nextNonBlank(isRequired: boolean, isLenient = true): string {
    const blank = isLenient ? BLANK_OR_COMMENTS : BLANK;
    blank.lastIndex = this.#position;
    this.#position += blank.exec(this.text)?.[0].length ?? 0;
    if (isLenient && this.text.startsWith('/*', this.#position)) {
      this.#position = this.text.length - 1;
      this.#fail('Unterminated comment');
    }
    if (this.#position < this.text.length) return this.text.charAt(this.#position++);
    if (!isRequired) return '';
    throw new JavaException(SYNTAX, `java.io.EOFException: End of input${this.#location()}`, this.text.length);
  }

  #location(): string {
    const path = this.#path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
    const { line, column } = positionAt(this.text, this.#position);
    return ` at line ${line} column ${column} path $${path}`;
  }

  #fail(description: string, hasHelp = true): never {
    const message = `${MALFORMED}: ${description}${this.#location()}${hasHelp ? `\n${HELP}` : ''}`;
    throw new JavaException(SYNTAX, message, this.#position);
  }
}

const ESCAPES: Readonly<Record<string, string | undefined>> = {
  '\n': '\n',
  t: '\t',
  b: '\b',
  n: '\n',
  r: '\r',
  f: '\f',
  "'": "'",
  '"': '"',
  '\\': '\\',
  '/': '/',
};
