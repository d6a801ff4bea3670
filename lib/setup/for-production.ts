/** Lets packages that ask do what they do for production; what Next runs is told by Next. */
export function forProduction(): void {
  Object.assign(process.env, { NODE_ENV: 'production' });
}
