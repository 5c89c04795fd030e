import type { Place } from '@sortie/board-view';
import type { Shape } from '@sortie/kernel';
import type { ComponentType } from 'react';
import { faceOf, type GameFace, type Interaction, type PanelProps } from '../../battle/face.ts';
import { EveryOrder } from './every-order.tsx';

type Panel = ComponentType<PanelProps<Shape, unknown>>;

/** A face below whose panels every order of the rules can be found, changed and given: also those that have no place of their own. */
export function withEveryOrder<G extends Shape, P extends Place>(own: GameFace<G, P>): GameFace<Shape> {
  const face = faceOf(own);
  const withDrawer = (one: Interaction<Shape>): Interaction<Shape> => ({ ...one, Panel: panelOf(face, one.Panel) });
  return {
    ...face,
    interactions: Object.fromEntries(Object.entries(face.interactions).map(([question, one]) => [question, withDrawer(one)])),
    ...(face.otherwise && { otherwise: withDrawer(face.otherwise) }),
  };
}

function panelOf(face: GameFace<Shape>, Own: Panel | undefined): Panel {
  return function OwnAndEveryOrder(props: PanelProps<Shape, unknown>) {
    return (
      <>
        {Own && <Own {...props} />}
        <EveryOrder face={face} moment={props.moment} change={props.change} />
      </>
    );
  };
}
