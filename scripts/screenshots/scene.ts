/** The state of the tool in a screenshot: an installation in use, or one that starts for the first time. */
export type Scene = 'in-use' | 'first-start';
