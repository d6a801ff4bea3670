/** The content that the development server of tests shows: a copy, which tests may edit. */
export const DEVELOPMENT_CONTENT = '.cache/development-content';
