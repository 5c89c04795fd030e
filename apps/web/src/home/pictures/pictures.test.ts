import { spotX, spotY } from '@sortie/geometry';
import { groundOf } from '@sortie/rules-impact';
import { expect, test } from 'vitest';
import panel from './panel-b.json' with { type: 'json' };

test('the panel in the picture of Impact is the panel of the game', () => {
  const field = groundOf({
    plan: { kind: 'panels', rows: [[{ panel: 'B' }]] },
    tiles: {},
    works: {},
    storeys: {},
    wade: false,
    woodsHeight: 6,
    buildingHeight: 6,
  });
  const points = field.spots.map(at => [
    spotX(at),
    spotY(at),
    panel.kinds.indexOf(field.terrain(at)),
    field.level(at),
    field.top(at) - field.level(at),
  ]);
  expect(panel.points).toEqual(points);
});
