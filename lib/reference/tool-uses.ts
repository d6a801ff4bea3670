/**
 * Finds out how the tool uses a message, from its source code: whether readers can see it. Overestimates rather than
 * underestimates: callers are found by name and number of arguments, and what can't be followed is `unknown`.
 */
import { matching, type Scope, type SourceFile, scopesAround, splitList } from './source-scopes';

/**
 * `log`: logged, also as the text of an exception. `interface`: shown in the WebUI or a window. `hidden`: only in an
 * exception that nobody logs, or in an answer that the WebUI doesn't request or show. From the most to the least certain
 * sight.
 */
export const TOOL_USES = ['log', 'interface', 'unknown', 'hidden'] as const;

export type ToolUse = (typeof TOOL_USES)[number];

export interface ToolCode {
  /** The program's source files, without `Lang.java`. */
  files: readonly SourceFile[];
  /** The code of the WebUI, without its texts. */
  webui: readonly string[];
}

/** Calls that show a text without more conditions. */
const SHOWING_CALL =
  /(?:\bsetLastStatus|\bpublishAlert|\bcreate(?:Notification|Dialog)|\baddTab|\bset\w*Title|\bnew\s+(?:JMenu|JMenuItem|CheckResult|DownloaderLoginResult|FunctionalBackgroundTask))$/;
const LOG_CALL = /\blog(?:ger)?\.(error|warn|info|debug|trace)$/;
/** Calls that run a lambda on another thread and keep its exception. */
const DEFERRING_CALL = /\b(?:runAsync|supplyAsync|submit|schedule\w*)$/;
/** What also catches the exceptions that carry messages. */
const BROAD_EXCEPTIONS = ['Throwable', 'Exception', 'RuntimeException'];
const NO_METHODS = /^(?:if|for|while|switch|catch|synchronized|try|when|return|throw|new|else|yield)$/;

/** Returns the most visible use of each message, by its name in `Lang`. */
export function findUses(tool: ToolCode): Map<string, ToolUse> {
  const uses = new Map<string, ToolUse>();
  for (const file of tool.files)
    for (const match of file.masked.matchAll(/(?<=\bLang\.)[A-Z][A-Z\d_]+/g)) {
      const [name] = match;
      const use = usageAt(file, match.index, tool);
      uses.set(name, mostVisible([use, uses.get(name) ?? 'hidden']));
    }
  return uses;
}

export function mostVisible(uses: readonly ToolUse[]): ToolUse {
  return TOOL_USES.find((use) => uses.includes(use)) ?? 'unknown';
}

function usageAt(file: SourceFile, place: number, tool: ToolCode): ToolUse {
  for (const scope of scopesAround(file.masked, place)) {
    if (scope.isBlock) break;
    const logged = usageInLog(scope);
    if (logged) return logged;
    if (SHOWING_CALL.test(scope.head)) return 'interface';
    const [, exception] = /\bthrow\s+new\s+(\w+)$/.exec(scope.head) ?? [];
    if (exception) return usageOfException(file, scope.open, exception, tool, new Map()) ?? 'unknown';
    if (/\bnew\s+StdResp$/.test(scope.head)) return usageOfAnswer(file, scope, tool);
  }
  return 'unknown';
}

/** Nobody sees what is logged below the level of the tool's log, `info`. */
function usageInLog({ head }: Scope): ToolUse | undefined {
  const [, level] = LOG_CALL.exec(head) ?? [];
  if (level === undefined) return undefined;
  return level === 'debug' || level === 'trace' ? 'hidden' : 'log';
}

/**
 * Follows an exception that is thrown at a place to the code that catches it.
 *
 * @param seen the results by method; undefined for methods that are being followed
 * @returns undefined for a call in one of these
 */
function usageOfException(
  file: SourceFile,
  place: number,
  exception: string,
  tool: ToolCode,
  seen: Map<string, ToolUse | undefined>,
): ToolUse | undefined {
  const { masked } = file;
  for (const scope of scopesAround(masked, place)) {
    const { head, close } = scope;
    if (scope.hasArrow && scope.isBlock && !/^switch\b/.test(head)) return 'unknown';
    if (!scope.isBlock) {
      if (scope.hasArrow && DEFERRING_CALL.test(head)) return usageInFuture(file, scope, tool);
    } else if (/^try\b/.test(head)) {
      const use = usageInCatch(file, close + 1, exception, tool);
      if (use) return use;
    } else if (!head.endsWith('->')) {
      const [, method = '', parameters = ''] =
        /(\w+)\s*\((.*)\)\s*(?:throws\s[\w\s.,]+|:\s*[\w<>?,\s]+)?$/s.exec(head) ?? [];
      if (/\b(?:class|record|interface|enum|object|new)\s/.test(head)) return 'unknown';
      if (method && !NO_METHODS.test(method))
        return usageInCallers(method, splitList(parameters, true).length, exception, tool, seen);
    }
  }
  return 'unknown';
}

/** Returns undefined when the exception isn't caught, or when it is thrown again. */
function usageInCatch(file: SourceFile, afterTry: number, exception: string, tool: ToolCode): ToolUse | undefined {
  const clause = /^\s*catch\s*\(\s*(?:final\s+)?([\w.|\s]+?)\s+(\w+)\s*\)\s*\{/.exec(file.masked.slice(afterTry));
  if (!clause) return undefined;
  const [all, types = '', name = ''] = clause;
  const open = afterTry + all.length - 1;
  const close = matching(file.masked, open, 1);
  const isCaught = types.split('|').some((type) => [...BROAD_EXCEPTIONS, exception].includes(type.trim()));
  return isCaught ? usageOfVariable(file, open, close, name, tool) : usageInCatch(file, close + 1, exception, tool);
}

/** An exception in a future is only seen by a handler of the future, or by code that waits for its result. */
function usageInFuture(file: SourceFile, { open, close }: Scope, tool: ToolCode): ToolUse {
  const rest = file.masked.slice(close + 1).split(';')[0] ?? '';
  const handler = /\.(?:exceptionally|handle|whenComplete)\(\s*\(?(?:\w+,\s*)?(\w+)\)?\s*->/.exec(rest);
  if (handler) {
    const start = close + 1 + handler.index;
    const end = matching(file.masked, file.masked.indexOf('(', start), 1);
    return usageOfVariable(file, start + handler[0].length, end, handler[1] ?? '', tool) ?? 'unknown';
  }
  const isStatement = /[;{}]\s*[\w.]+$/.test(file.masked.slice(0, open));
  return isStatement && rest.trim() === '' ? 'hidden' : 'unknown';
}

/** Returns what a range of code does with the exception in a variable; undefined when it throws it again. */
function usageOfVariable(
  file: SourceFile,
  start: number,
  end: number,
  name: string,
  tool: ToolCode,
): ToolUse | undefined {
  const uses: ToolUse[] = [];
  for (const { index } of file.masked.slice(start, end).matchAll(new RegExp(`\\b${name}\\b(?!\\s+instanceof)`, 'g'))) {
    const calls = [...scopesAround(file.masked, start + index)].filter(({ open }) => open >= start);
    const logged = calls.map(usageInLog).find(Boolean);
    if (logged) uses.push(isRequested(file, start + index, tool) ? logged : 'hidden');
    else if (calls.some(({ head }) => /\bthrow\s+new\s+\w+$/.test(head))) return undefined;
    else if (/\bthrow\s+$/.test(file.masked.slice(0, start + index))) return undefined;
    else if (!calls.some((call) => isUnreadComponent(file, call, start + index, tool))) uses.push('unknown');
  }
  return mostVisible(['hidden', ...uses]);
}

/** Whether a place is an argument of a record whose component no code reads. */
function isUnreadComponent(file: SourceFile, call: Scope, place: number, tool: ToolCode): boolean {
  const [, record] = /\bnew\s+(\w+)\s*(?:<[^()]*>)?$/.exec(call.head) ?? [];
  const declaration = new RegExp(`\\brecord\\s+${record}\\s*(?:<[^()]*>)?\\(`);
  const { masked = '' } = tool.files.find((other) => declaration.test(other.masked)) ?? {};
  const open = masked.search(declaration);
  if (!record || open === -1) return false;
  const from = masked.indexOf('(', open);
  const components = splitList(masked.slice(from + 1, matching(masked, from, 1)), true);
  const position = splitList(`${file.masked.slice(call.open + 1, place)} x`).length - 1;
  const [component = ''] = /\w+$/.exec(components[position] ?? '') ?? [];
  return component !== '' && !tool.files.some((other) => other.masked.includes(`.${component}()`));
}

function usageInCallers(
  method: string,
  parameters: number,
  exception: string,
  tool: ToolCode,
  seen: Map<string, ToolUse | undefined>,
): ToolUse | undefined {
  const id = `${method}/${parameters}`;
  if (seen.has(id)) return seen.get(id);
  seen.set(id, undefined);
  const uses: ToolUse[] = [];
  for (const file of tool.files) {
    // Who runs a method that is passed as a value can't be followed.
    if (new RegExp(`::${method}\\b`).test(file.masked)) uses.push('unknown');
    for (const { index, 0: call } of file.masked.matchAll(new RegExp(`\\b${method}\\s*\\(`, 'g'))) {
      const open = index + call.length - 1;
      const [, before = ''] = /(\w+|[>\]])\s+$/.exec(file.masked.slice(Math.max(0, index - 40), index)) ?? [];
      const isDeclaration = before !== '' && !NO_METHODS.test(before);
      const isSame = splitList(file.masked.slice(open + 1, matching(file.masked, open, 1))).length === parameters;
      const use = !isDeclaration && isSame && usageOfException(file, index, exception, tool, seen);
      if (use) uses.push(use);
    }
  }
  const use = uses.length > 0 ? mostVisible(uses) : 'unknown';
  seen.set(id, use);
  return use;
}

/** Looks for the WebUI's code that shows the message of an answer. Only answers about success can be hidden. */
function usageOfAnswer(file: SourceFile, answer: Scope, { webui }: ToolCode): ToolUse {
  const [first = ''] = splitList(file.masked.slice(answer.open + 1, answer.close));
  const conditions = [...scopesAround(file.masked, answer.open)].map(({ head }) => head);
  const isSuccess = first === 'true' || conditions.includes(`if (${first})`);
  const results = endpointsAt(file, answer.open).map(({ verb, path }) => {
    const callers = serviceFunctions(webui, verb, path).map((name) => messagesOf(webui, name));
    return callers.length > 0 ? callers.flat() : ['unknown' as const];
  });
  const messages = results.flat();
  if (results.length === 0 || messages.length === 0 || messages.includes('unknown')) {
    return messages.includes('all') ? 'interface' : 'unknown';
  }
  if (messages.includes('all') || (!isSuccess && messages.includes('failures'))) return 'interface';
  return isSuccess ? 'hidden' : 'unknown';
}

/** Whether the WebUI may request the endpoint whose handler is around a place. All other code runs without it, too. */
function isRequested(file: SourceFile, place: number, { webui }: ToolCode): boolean {
  const paths = endpointsAt(file, place).map(({ path }) => /[^/*]+(?=[/*]*$)/.exec(path)?.[0] ?? '');
  return paths.length === 0 || paths.some((name) => webui.some((code) => code.includes(name)));
}

/** Returns the endpoints whose handler is the method around a place. */
function endpointsAt({ code, masked }: SourceFile, place: number): { verb: string; path: string }[] {
  const headers = [...scopesAround(masked, place)].filter(({ isBlock }) => isBlock).map(({ head }) => head);
  const methods = headers.flatMap((head) => /(\w+)\s*\([^()]*\)\s*(?:throws\s[\w\s.,]+)?$/.exec(head)?.[1] ?? []);
  const routes = code.matchAll(/\.(get|post|put|patch|delete)\("\/?(api[^"]*)",\s*(?:this::|ctx -> )(\w+)/g);
  return [...routes]
    .filter(([, , , handler = '']) => methods.includes(handler))
    .map(([, verb = '', path = '']) => ({ verb, path: path.replaceAll(/\{\w+\}/g, '*') }));
}

/** Returns the names of the WebUI's functions that request an endpoint. */
function serviceFunctions(webui: readonly string[], verb: string, path: string): string[] {
  return webui
    .flatMap((code) => code.split(/(?=export (?:async )?function )/))
    .flatMap((code) => {
      const [, name] = /^export (?:async )?function (\w+)/.exec(code) ?? [];
      const requests = [...code.matchAll(/[`']\/?(api[^`'?]*)[`'?]/g)].map(([, url = '']) =>
        url.replaceAll(/\$\{[^{}]*\}/g, '*'),
      );
      const [, method = 'get'] = /method: '(\w+)'/.exec(code) ?? [];
      return name && requests.includes(path) && method.toLowerCase() === verb ? [name] : [];
    });
}

/** Returns for each call of a function which messages of its answers are shown. */
function messagesOf(webui: readonly string[], name: string): ('all' | 'failures' | 'none' | 'unknown')[] {
  return webui.flatMap((code) =>
    [...code.matchAll(new RegExp(`(?<!function )\\b${name}\\b(?!.*\\bfrom ')`, 'g'))].flatMap(({ index }) => {
      // Imports can have several lines.
      if (/^\s*(?:,|\})/.test(code.slice(index + name.length)) && /\bimport\b[^;'"]*$/.test(code.slice(0, index)))
        return [];
      const [, variable] = /\bconst (\w+) =[^={};]*$/.exec(code.slice(0, index)) ?? [];
      if (!variable || !code.startsWith('(', index + name.length)) return ['unknown' as const];
      const [rest = ''] = code.slice(index).split(new RegExp(`\\bconst ${variable}\\b`));
      const shown = [...rest.matchAll(new RegExp(`\\b${variable}\\.message`, 'g'))];
      if (shown.length === 0) return ['none' as const];
      const isFailure = (at: number) => /(?:new Error|Message\.error)\([^()]*$/.test(rest.slice(0, at));
      return shown.every(({ index: at }) => isFailure(at)) ? ['failures' as const] : ['all' as const];
    }),
  );
}
