/** 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** Returns the line and column of an offset. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
