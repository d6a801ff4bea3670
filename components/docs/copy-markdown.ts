/** How long the button says how it went. */
const SHOWN_MS = 2500;

/** Copies a page's Markdown twin, which is fetched only now. The button says where it lies and what to tell the reader. */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  const { href = '', copied = '', failed = '' } = button.dataset;
  const status = button.nextElementSibling;
  if (!status) return;
  const text = fetchText(href);
  const message = await write(text).then(
    () => copied,
    () => failed,
  );
  status.textContent = message;
  setTimeout(() => {
    if (status.textContent === message) status.textContent = '';
  }, SHOWN_MS);
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return response.text();
}

async function write(text: Promise<string>): Promise<void> {
  // Safari allows the clipboard only to what the click itself began, so the text is promised rather than awaited.
  if (navigator.clipboard && 'write' in navigator.clipboard && typeof ClipboardItem === 'function') {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
  // Over plain HTTP, as on many a NAS, there is only the old way.
  const area = document.createElement('textarea');
  area.value = await text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('The browser refused to copy.');
}
