/** How long each stage of some work took. */
export interface Stopwatch {
  /** Does a stage; one of a name that was there before adds to it. */
  time<T>(stage: string, work: () => T | Promise<T>): Promise<T>;
  /** Milliseconds by stage, in the order in which they began. */
  stages(): Record<string, number>;
}

export function createStopwatch(): Stopwatch {
  const stages = new Map<string, number>();
  return {
    async time(stage, work) {
      const start = performance.now();
      stages.set(stage, stages.get(stage) ?? 0);
      try {
        return await work();
      } finally {
        stages.set(stage, (stages.get(stage) ?? 0) + performance.now() - start);
      }
    },
    stages: () => Object.fromEntries([...stages].map(([stage, ms]) => [stage, Math.round(ms)])),
  };
}
