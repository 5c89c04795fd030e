import type { Interval } from '@sortie/arena';

/** A share as a bar, with the interval around it. */
export function Bar({ chance, interval }: { readonly chance: number; readonly interval: Interval }) {
  const x = (share: number): number => Math.round(share * 10_000) / 100;
  return (
    <svg className="balance-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="fill-a" x="0" y="3" width={x(chance)} height="6" />
      <rect className="fill-b" x={x(chance)} y="3" width={100 - x(chance)} height="6" />
      <rect className="balance-interval" x={x(interval.from)} y="1" width={Math.max(0.5, x(interval.to) - x(interval.from))} height="10" />
      <rect className="balance-half" x="49.9" y="0" width="0.3" height="12" />
    </svg>
  );
}
