/** The two ends of an interval that holds the true value in 95 of 100 cases. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

const Z95 = 1.959964;

/** Wilson's interval: honest for few games and for rates near 0 or 1, where the usual one is not. Half a hit is a draw. */
export function wilson(hits: number, of: number): Interval {
  if (of === 0) return { from: 0, to: 1 };
  const rate = hits / of;
  const z2 = Z95 * Z95;
  const centre = rate + z2 / (2 * of);
  const spread = Z95 * Math.sqrt((rate * (1 - rate) + z2 / (4 * of)) / of);
  const scale = 1 + z2 / of;
  return { from: Math.max(0, (centre - spread) / scale), to: Math.min(1, (centre + spread) / scale) };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((all, one) => all + one, 0) / values.length;

/** Where the mean of many such values lies. One value alone says nothing about it. */
export function meanInterval(values: readonly number[]): Interval {
  const centre = mean(values);
  if (values.length < 2) return { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const squares = values.reduce((sum, value) => sum + (value - centre) * (value - centre), 0);
  const spread = Z95 * Math.sqrt(squares / (values.length - 1) / values.length);
  return { from: centre - spread, to: centre + spread };
}

/** The value that `share` of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
