/** States of the tool that pictures show: an installation in use, or one that has just been started for the first time. */
export type Scene = 'in-use' | 'first-start';
