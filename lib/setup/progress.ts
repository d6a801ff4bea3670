/** A command that takes less time shows no progress. */
const DELAY_MS = 2000;
const CLEAR_LINE = '\r\u001b[K';

/** Shows the progress of a long command: one line that is updated in a terminal, one line per step elsewhere. */
export function createProgress(firstStep?: string) {
  const stream = process.stderr;
  const start = performance.now();
  let current: string | undefined;
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const show = () => {
    const elapsedMs = performance.now() - start;
    if (current === undefined || elapsedMs < DELAY_MS) return;
    if (stream.isTTY) stream.write(`${CLEAR_LINE}${current} … ${Math.round(elapsedMs / 1000)} s`);
    else if (shown !== current) stream.write(`${current} …\n`);
    shown = current;
  };
  /** Clears the progress line until the next step, so that other output starts on an empty line. */
  const end = () => {
    clearInterval(timer);
    if (stream.isTTY && shown !== undefined) stream.write(CLEAR_LINE);
    [timer, current, shown] = [undefined, undefined, undefined];
  };
  const step = (text: string) => {
    current = text;
    show();
    // The timer must not keep the process alive.
    timer ??= setInterval(show, 500).unref();
  };
  if (firstStep !== undefined) step(firstStep);
  return { step, end };
}
