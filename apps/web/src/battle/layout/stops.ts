/** The heights of the sheet on a phone. */
export const STOPS = ['line', 'actions', 'sheet'] as const;
export type Stop = (typeof STOPS)[number];

/** Where a sheet comes to rest that was let go at this share of the window's height, on its way up or down. */
export function nearestStop(share: number, upwards: number): Stop {
  const lean = upwards > 0 ? 0.08 : -0.08;
  const aim = share + lean;
  if (aim < 0.14) return 'line';
  return aim < 0.5 ? 'actions' : 'sheet';
}
