/** Looks up a text of the tool by its key. The values replace its `{}` in order. */
export type FindText = (key: string, ...values: (string | number)[]) => string;
