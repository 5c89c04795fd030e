import { sure } from '@sortie/kernel';
import { lastMark, markIn, type Past, until, value } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const dronesAndRobotsPast: Past = {
  'ASC-unit-robotic-defensive takes its post': patch => ({
    type: 'postTaken',
    unit: patch.unit,
    at: { x: value(sure(markIn(patch, 'post-x'), 'post')), y: value(sure(markIn(patch, 'post-y'), 'post')) },
  }),
  'ASC-unit-robotic-ecm-roll is blinded': patch => ({
    type: 'sensesLost',
    unit: patch.unit,
    how: 'blinded',
    way: value(lastMark(patch)),
    until: until(patch),
  }),
  'ASC-unit-robotic-ecm-roll is dazed': patch => ({
    type: 'sensesLost',
    unit: patch.unit,
    how: 'dazed',
    way: value(lastMark(patch)),
    until: until(patch),
  }),
  'ASC-unit-robotic-ecm-roll is berserk': patch => ({
    type: 'sensesLost',
    unit: patch.unit,
    how: 'berserk',
    way: value(lastMark(patch)),
    until: until(patch),
  }),
};
