export { type MetaHexTest, NOTHING, someMetaHex, THROUGH } from './meta-hex.ts';
export {
  HEADING_NAMES,
  HEADINGS,
  type Heading,
  headingsApart,
  headingTo,
  headingX,
  headingY,
  SPOT_LIMIT,
  type Spot,
  spotAt,
  spotDistance,
  spotX,
  spotY,
  turnHeading,
} from './spot.ts';
export { inNarrowWedge, inWedge } from './wedge.ts';
