import './maps.css';
import type { Ground, Token } from '@sortie/board-view';
import { BoardThumb } from './board-thumb.tsx';

interface Props {
  readonly board: Ground;
  readonly tokens?: readonly Token[];
  readonly label?: string;
  readonly className?: string;
}

/** A map in a frame of fixed shape. */
export const MapPicture = ({ board, tokens, label, className = '' }: Props) => (
  <div className={`map-picture ${className}`}>
    <BoardThumb board={board} fitting="cover" {...(tokens ? { tokens } : {})} {...(label === undefined ? {} : { label })} />
  </div>
);
