declare module 'opencc-js/dict/*' {
  /** `key value|key value`; several values are separated by spaces. */
  const dictionary: string;
  // biome-ignore lint/style/noDefaultExport: the package's own form.
  export default dictionary;
}
