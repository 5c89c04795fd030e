import './maps.css';
import type { Board } from '@sortie/board';
import { BoardThumb } from './board-thumb.tsx';

/** A map in a frame of fixed shape. */
export const MapPicture = ({
  board,
  label,
  className = '',
}: {
  readonly board: Board;
  readonly label?: string;
  readonly className?: string;
}) => (
  <div className={`map-picture ${className}`}>
    <BoardThumb board={board} {...(label === undefined ? {} : { label })} />
  </div>
);
