/** Where scripts put what they make. React leaves the inside of such an element alone, also while it takes over the page. */
export function ScriptMount() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text tells React that the inside is not its own
  return <div data-part="mount" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
