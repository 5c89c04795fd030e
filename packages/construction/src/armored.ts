import type { Subject } from './subject.ts';

const SYSTEM = /Engine|Gyro|Actuator|^(Hip|Shoulder|Cockpit|Sensors|Life Support|Command Console)/i;

/** Slots of the machine itself (engine, gyro, limbs, cockpit) that wear armor of their own, as its sheet names them. */
export const armoredSlots = ({ unit }: Subject): readonly string[] =>
  Object.values(unit.slots ?? {}).flatMap(slots => slots.filter(text => /\(ARMORED\)/i.test(text) && SYSTEM.test(text)));
