/** The state of the tool in a picture: an installation in use, or one that starts for the first time. */
export type Scene = 'in-use' | 'first-start';
