import { expect, it } from 'vitest';
import { toSourceFile } from './source-scopes';
import { findUses } from './tool-uses';

/** Returns the use of the message `TEXT` in a method of a class, with other methods of the program and the WebUI's code. */
function useIn(statements: string, { others = '', webui = [] as string[] } = {}) {
  const code = `class A { void read(Id id) throws Failure { ${statements} } ${others} }`;
  return findUses({ files: [toSourceFile('A.java', code)], webui }).get('TEXT');
}

const THROW = 'if (bad) { throw new IllegalStateException(tlUI(Lang.TEXT, id)); }';

it.each([
  ['a log call', 'log.warn(tlUI(Lang.TEXT, f(")")), e);', 'log'],
  ['a log call below the level of the log', 'log.debug(tlUI(Lang.TEXT));', 'hidden'],
  ['a button', 'menu.add(new JMenuItem(tlUI(Lang.TEXT)));', 'interface'],
  ['a log call besides an exception', `log.error(tlUI(Lang.TEXT)); ${THROW}`, 'log'],
  ['a comment', '/* log.warn(tlUI( */ keep(Lang.TEXT);', 'unknown'],
  ['an exception that is logged', `try { ${THROW} } catch (Exception e) { log.error("Failed", e); }`, 'log'],
  [
    'an exception whose text is logged',
    `try { ${THROW} } catch (Throwable e) { log.warn("{}", e.getMessage()); }`,
    'log',
  ],
  ['an exception that is dropped', `try { ${THROW} } catch (Exception e) { return; }`, 'hidden'],
  ['an exception that is passed on', `try { ${THROW} } catch (Exception e) { report(e); }`, 'unknown'],
  ['an exception in a method that nobody calls', THROW, 'unknown'],
  ['an exception in a forgotten future', `pool.submit(() -> { ${THROW} });`, 'hidden'],
  ['an exception in a future in use', `f = pool.submit(() -> { ${THROW} });`, 'unknown'],
  ['the log of a future', `runAsync(() -> { ${THROW} }).exceptionally(e -> { log.warn("Failed", e); });`, 'log'],
])('%s', (_, statements, use) => expect(useIn(statements)).toBe(use));

it.each([
  ['void wave() { try { a.read(id); } catch (IllegalStateException e) { log.info("Failed", e); } }', 'log'],
  ['void wave() { try { a.read(id); } catch (InterruptedException e) { log.info("Stopped", e); } }', 'unknown'],
  ['void wave() { try { a.read(id); } catch (InterruptedException | RuntimeException _) { } }', 'hidden'],
  ['void wave() { try { a.read(); } catch (Exception e) { log.info("Another method", e); } }', 'unknown'],
  ['void wave(int i) { try { read(id); } catch (Failure e) { wave(i - 1); } }', 'unknown'],
  ['void wave(int i) { read(id); wave(i - 1); } void run() { try { wave(3); } catch (Exception e) { } }', 'hidden'],
  ['void wave() { pool.execute(this::read); }', 'unknown'],
  [
    `void wave() { try { read(id); } catch (Exception e) { throw new RuntimeException(e); } }
     void run() { try { wave(); } catch (Exception e) { log.error("Failed", e); } }`,
    'log',
  ],
  [
    `void wave() { runAsync(() -> { read(id); }).exceptionally(e -> { send(new Note<>(1, e)); return null; }); }
     record Note<A, B>(Map<A, B> map, Throwable error) {}`,
    'hidden',
  ],
  [
    `void wave() { runAsync(() -> { read(id); }).exceptionally(e -> { send(new Note<>(1, e)); return null; }); }
     record Note<A, B>(Map<A, B> map, Throwable error) {} void show(Note n) { print(n.error()); }`,
    'unknown',
  ],
  [
    `void routes() { app.post("/api/tool", this::handle); }
     void handle(Context ctx) { try { read(id); } catch (Exception e) { log.error("Failed", e); } }`,
    'hidden',
  ],
])('follows an exception to callers: %s', (others, use) => expect(useIn(THROW, { others })).toBe(use));

it.each([
  ['true', 'if (r.success) Message.success({ content: r.message })', 'interface'],
  ['true', 'if (!r.success) throw new Error(r.message)', 'hidden'],
  ['false', 'if (!r.success) throw new Error(r.message)', 'interface'],
  ['true', 'r.success ? done() : fail()', 'hidden'],
])('follows an answer (%s) to the WebUI: %s', (isSuccess, code, use) => {
  const others = 'void routes() { app.post("/api/test/{id}", ctx -> read(ctx.id), USER); }';
  const service = `export async function Test(id) { fetch(url(\`api/test/\${id}\`), { method: 'POST' }) }`;
  const view = `import { Test } from './service'\nconst r = await Test(id)\n${code}`;
  const statements = `ctx.json(new StdResp(${isSuccess}, tl(locale(ctx), Lang.TEXT), null));`;
  expect(useIn(statements, { others, webui: [service, view] })).toBe(use);
  expect(useIn(statements, { others, webui: [service, 'Test(id).then(show)'] })).toBe('unknown');
  expect(useIn(statements, { webui: [service, view] })).toBe('unknown');
});
