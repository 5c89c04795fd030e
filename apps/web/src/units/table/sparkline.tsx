const TALLEST = 16;
/** Damage that fills the height; what does more fills it too. */
const MOST = 8;

/** Damage by range as three bars. Decoration: the figures stand beside it. */
export const Sparkline = ({ damage }: { readonly damage: readonly number[] }) => (
  <svg className="sparkline" width="22" height={TALLEST} viewBox={`0 0 22 ${TALLEST}`} aria-hidden="true">
    {damage.slice(0, 3).map((points, i) => {
      const height = Math.max(1, (Math.min(points, MOST) / MOST) * TALLEST);
      // biome-ignore lint/suspicious/noArrayIndexKey: the ranges never change their places.
      return <rect key={i} x={i * 8} y={TALLEST - height} width="6" height={height} rx="1" />;
    })}
  </svg>
);
