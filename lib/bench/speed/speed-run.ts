import { z } from 'zod';

/** Figures by name; null for what could not be measured. */
const Figures = z.record(z.string(), z.number().nullable());

/** What one run of `npm run bench` found, as tables of rows with the same figures. */
export const SpeedRun = z.object({
  browser: z.string(),
  runs: z.number(),
  tables: z.array(z.object({ title: z.string(), rows: z.array(z.object({ name: z.string(), figures: Figures })) })),
});

export type SpeedRun = z.infer<typeof SpeedRun>;
export type SpeedTable = SpeedRun['tables'][number];
