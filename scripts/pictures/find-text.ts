/** Looks a text of the tool up by its key; the values replace its `{}` in order. */
export type FindText = (key: string, ...values: (string | number)[]) => string;
