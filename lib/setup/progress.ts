/** How long a command may be silent. */
const SILENT_MS = 2000;
const CLEAR_LINE = '\r\u001b[K';

/** Shows what a command is doing once it takes long: a line that changes in a terminal, a line for each step elsewhere. */
export function createProgress(first?: string) {
  const stream = process.stderr;
  const start = performance.now();
  let current: string | undefined;
  let shown: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const show = () => {
    const elapsedMs = performance.now() - start;
    if (current === undefined || elapsedMs < SILENT_MS) return;
    if (stream.isTTY) stream.write(`${CLEAR_LINE}${current} … ${Math.round(elapsedMs / 1000)} s`);
    else if (shown !== current) stream.write(`${current} …\n`);
    shown = current;
  };
  /** Says nothing more until the next step; what others print stays whole. */
  const end = () => {
    clearInterval(timer);
    if (stream.isTTY && shown !== undefined) stream.write(CLEAR_LINE);
    [timer, current, shown] = [undefined, undefined, undefined];
  };
  /** Says what is being done now. */
  const step = (text: string) => {
    current = text;
    show();
    // Not a reason for the process to stay.
    timer ??= setInterval(show, 500).unref();
  };
  if (first !== undefined) step(first);
  return { step, end };
}
