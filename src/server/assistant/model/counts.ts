/** What kept words of the model from visitors since this process started, by reason, for the metrics. */
export type ModelCounts = {
  readonly refusals: Map<string, number>
  readonly failures: Map<string, number>
}

export function createModelCounts(): ModelCounts {
  return { refusals: new Map(), failures: new Map() }
}

export function countOne(counts: Map<string, number>, reason: string): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1)
}
