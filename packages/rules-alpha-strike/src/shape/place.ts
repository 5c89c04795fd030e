import type { table as geometry } from '@sortie/geometry';

export type UnitId = number;
export type Point = geometry.Point;
export type Heading = geometry.Heading;
