import { nth, type Point } from '@sortie/geometry';
import { css, type Rgb, rgb, shade } from '../colour.ts';
import { stampCrowns } from '../ground/woods.ts';
import { chances } from '../noise.ts';
import { type Drawn, inside, ofKind, saltOf, type TableBrush, union } from './shape.ts';

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly picture: number;
}

const grown = new WeakMap<Drawn, readonly Crown[]>();

/** Trees all over a wood: light woods leave ground between them, heavy ones none. */
function crownsIn(wood: Drawn, inch: number): readonly Crown[] {
  const known = grown.get(wood);
  if (known) return known;
  const { left, top, right, bottom } = wood.box;
  const step = inch * (wood.level <= 1 ? 0.92 : wood.level === 2 ? 0.66 : 0.56);
  const salt = saltOf(wood);
  const crowns: Crown[] = [];
  for (let row = 0, y = top + step * 0.3; y < bottom; y += step * 0.9, row++) {
    for (let column = 0, x = left + (row % 2) * step * 0.5; x < right; x += step, column++) {
      const next = chances(column + 11, row + 7, salt);
      const at = { x: x + (next() - 0.5) * step * 0.55, y: y + (next() - 0.5) * step * 0.55 };
      const radius = inch * (wood.level <= 1 ? 0.27 : 0.31) * (0.82 + next() * 0.5);
      if (!inside(wood, at.x, at.y) || (wood.level <= 1 && next() < 0.14)) continue;
      crowns.push({ ...at, radius, picture: Math.floor(next() * 6) });
    }
  }
  grown.set(wood, crowns);
  return crowns;
}

/** The darker ground under the trees tells exactly where the woods end. */
export function paintUnderwood({ pen, biome, shapes, scale }: TableBrush): void {
  for (const level of [1, 2, 3]) {
    const woods = ofKind(shapes, 'woods', 'jungle').filter(wood => wood.level === level);
    if (woods.length === 0) continue;
    const area = union(woods, true);
    pen.fillStyle = css(shade(biome.tree.under, -0.06 - level * 0.12), 0.78);
    pen.strokeStyle = css(biome.tree.shadow, 0.7);
    pen.lineWidth = 2;
    pen.stroke(area);
    pen.fill(area);
    if (level < 2 || scale < 0.2) continue;
    pen.save();
    pen.clip(area);
    pen.fillStyle = css(biome.tree.shadow, 0.2);
    pen.fill(area);
    pen.restore();
  }
}

export function paintTreesOn({ pen, biome, shapes, scale, inch, region }: TableBrush): void {
  for (const wood of ofKind(shapes, 'woods', 'jungle')) {
    const near = crownsIn(wood, inch).filter(
      ({ x, y }) => x > region.x - 24 && x < region.x + region.width + 24 && y > region.y - 24 && y < region.y + region.height + 24,
    );
    stampCrowns(pen, near, biome, wood.level <= 1 ? 0 : wood.level === 2 ? 0.2 : 0.36, scale, wood.kind === 'jungle');
  }
}

const ROOFS: readonly Rgb[] = [rgb('#b58d6a'), rgb('#a98f74'), rgb('#9a9a94'), rgb('#85898e'), rgb('#6d747c')];

const shifted = (corners: readonly Point[], by: number): Path2D => {
  const path = new Path2D();
  corners.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y - by);
    else path.lineTo(x, y - by);
  });
  path.closePath();
  return path;
};

/** Houses and walls: a shadow on the ground, the walls that show, a roof lifted by its height. */
export function paintHouses(brush: TableBrush): void {
  const houses = [...ofKind(brush.shapes, 'building', 'wall')].sort((a, b) => a.box.bottom - b.box.bottom);
  for (const house of houses) paintHouse(brush, house);
}

function paintHouse({ pen, scale }: TableBrush, house: Drawn): void {
  const lift = Math.min(26, house.height * 0.1);
  const colour = ROOFS[Math.min(ROOFS.length - 1, house.level)] ?? nth(ROOFS, 0);
  pen.save();
  pen.shadowColor = 'rgb(14 14 18 / .55)';
  pen.shadowBlur = 6 * scale;
  pen.shadowOffsetX = lift * 0.9 * scale;
  pen.shadowOffsetY = lift * 0.8 * scale;
  pen.fillStyle = css(shade(colour, -0.6));
  pen.fill(house.path);
  pen.restore();
  house.corners.forEach((a, i) => {
    const b = nth(house.corners, (i + 1) % house.corners.length);
    pen.fillStyle = css(shade(colour, a.x > b.x ? -0.34 : -0.52));
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    pen.lineTo(b.x, b.y - lift);
    pen.lineTo(a.x, a.y - lift);
    pen.fill();
  });
  const roof = shifted(house.corners, lift);
  const { left, top, right, bottom } = house.box;
  pen.fillStyle = css(colour);
  pen.fill(roof);
  const light = pen.createLinearGradient(left, top - lift, right, bottom - lift);
  light.addColorStop(0, 'rgb(255 250 235 / .34)');
  light.addColorStop(1, 'rgb(20 18 22 / .26)');
  pen.fillStyle = light;
  pen.fill(roof);
  pen.strokeStyle = css(shade(colour, -0.62), 0.9);
  pen.lineWidth = 1.3;
  pen.stroke(roof);
  if (house.kind === 'building' && scale > 0.35) paintRoofThings(pen, house, lift, colour);
}

function paintRoofThings(pen: TableBrush['pen'], house: Drawn, lift: number, colour: Rgb): void {
  const next = chances(house.corners.length, 3, saltOf(house));
  const { left, top, right, bottom } = house.box;
  for (let i = 0; i < 4; i++) {
    const x = left + (right - left) * (0.2 + next() * 0.6);
    const y = top + (bottom - top) * (0.2 + next() * 0.6);
    if (!inside(house, x - 6, y - 5) || !inside(house, x + 6, y + 5)) continue;
    pen.fillStyle = css(shade(colour, -0.4), 0.85);
    pen.fillRect(x - 5, y - 4 - lift, 10, 8);
    pen.fillStyle = css(shade(colour, 0.25), 0.9);
    pen.fillRect(x - 5, y - 6 - lift, 10, 7);
  }
}

export function paintBridgesOn({ pen, shapes, scale }: TableBrush): void {
  for (const bridge of ofKind(shapes, 'bridge')) {
    pen.save();
    pen.shadowColor = 'rgb(10 20 26 / .6)';
    pen.shadowBlur = 6 * scale;
    pen.shadowOffsetX = 5 * scale;
    pen.shadowOffsetY = 8 * scale;
    pen.fillStyle = '#8b8577';
    pen.fill(bridge.path);
    pen.restore();
    pen.strokeStyle = '#4a463e';
    pen.lineWidth = 2.4;
    pen.stroke(bridge.path);
  }
}

/** What drifts over everything else. */
export function paintClouds({ pen, shapes, inch }: TableBrush): void {
  for (const cloud of ofKind(shapes, 'smoke', 'fire')) {
    const fire = cloud.kind === 'fire';
    const { left, top, right, bottom } = cloud.box;
    const next = chances(7, 9, saltOf(cloud));
    const many = Math.min(120, Math.round((((right - left) * (bottom - top)) / (inch * inch)) * (fire ? 4 : 3)));
    for (let i = 0; i < many; i++) {
      const x = left + next() * (right - left);
      const y = top + next() * (bottom - top);
      const size = inch * (0.3 + next() * 0.5);
      if (!inside(cloud, x, y)) continue;
      const puff = pen.createRadialGradient(x, y, 1, x, y, size);
      puff.addColorStop(0, fire ? 'rgb(255 190 80 / .75)' : `rgb(215 215 212 / ${cloud.level > 1 ? 0.62 : 0.4})`);
      puff.addColorStop(0.5, fire ? 'rgb(224 90 40 / .45)' : `rgb(190 190 190 / ${cloud.level > 1 ? 0.4 : 0.22})`);
      puff.addColorStop(1, 'rgb(120 110 110 / 0)');
      pen.fillStyle = puff;
      pen.fillRect(x - size, y - size, size * 2, size * 2);
    }
  }
}
