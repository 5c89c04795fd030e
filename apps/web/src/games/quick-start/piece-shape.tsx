import type { TerrainPiece } from '@sortie/board';
import { cornersOf } from '@sortie/geometry';

/** The hexes of a terrain piece in small, dense woods darker than light ones. */
export function PieceShape({ parts }: { readonly parts: TerrainPiece['parts'] }) {
  const hexes = parts.map(({ offset, terrains }) => ({ corners: cornersOf(offset), dense: (terrains[0]?.level ?? 1) > 1 }));
  const all = hexes.flatMap(({ corners }) => corners);
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const [width, height] = [Math.max(...all.map(({ x }) => x)) - left, Math.max(...all.map(({ y }) => y)) - top];
  return (
    <svg className="piece-shape" viewBox={`${left} ${top} ${width} ${height}`} width={width / 6} height={height / 6} aria-hidden="true">
      {hexes.map(({ corners, dense }) => (
        <polygon
          key={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          data-dense={dense}
        />
      ))}
    </svg>
  );
}
