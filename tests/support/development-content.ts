/** A copy of `content/` for the development server of the tests, so that tests can edit it. */
export const DEVELOPMENT_CONTENT = '.cache/development-content';
