import './editor.css';
import type { Board } from '@sortie/board';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { BUILT_IN, blankMap, findMap } from '../maps/library.ts';
import { keepMap } from '../maps/store.ts';
import { Nowhere } from '../shell/trouble.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Editor } from './editor.tsx';

const route = getRouteApi('/frame/maps/$map/edit');

interface Opened {
  readonly board: Board;
  /** Absent until the map is kept for the first time. */
  readonly id?: string;
}

async function openMap(id: string, name: string, copyName: (name: string) => string): Promise<Opened | undefined> {
  if (id === 'new') return { board: blankMap(name) };
  const board = await findMap(id);
  if (!board) return undefined;
  return BUILT_IN.some(map => map.id === id) ? { board: { ...board, name: copyName(board.name) } } : { board, id };
}

export function EditorPage() {
  const t = useT();
  const go = useNavigate();
  const { map } = route.useParams();
  const [kept, setKept] = useState<string>();
  const loaded = useLoaded(() => openMap(map, t('New map'), name => t('{name}, a copy', { name })), [map]);
  if (kept === map) return undefined;
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed' || !loaded.value) return <Nowhere />;
  const { board, id } = loaded.value;
  const keep = async (board: Board) => {
    await keepMap(board, board.name, id);
    setKept(map);
    await go({ to: '/maps' });
  };
  return <Editor key={map} start={board} onKeep={keep} />;
}
