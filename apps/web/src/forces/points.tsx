import { useT } from '../i18n/index.ts';

/** What a force costs, against its limit. */
export function Points({ points, limit }: { readonly points: number; readonly limit: number | undefined }) {
  const t = useT();
  const over = limit !== undefined && points > limit;
  const words = limit === undefined ? t('{points} points', { points }) : t('{points} of {limit} points', { points, limit });
  return (
    <div className="points" data-over={over}>
      <span className="points-figures">{words}</span>
      {limit !== undefined && (
        <span className="points-bar" aria-hidden="true">
          <span style={{ width: `${Math.min(100, (points / limit) * 100)}%` }} />
        </span>
      )}
    </div>
  );
}
