/**
 * Sets `NODE_ENV`, because packages such as React behave differently in production. Next sets it for its own processes.
 */
export function setProductionMode(): void {
  Object.assign(process.env, { NODE_ENV: 'production' });
}
