import '../src/theme/base.css';
import { createRoot } from 'react-dom/client';
import { loadFace, ReplayScreen, readRecording } from '../src/battle/index.ts';
import { loadGame } from '../src/link/index.ts';
import { startTheme } from '../src/theme/settings.ts';

/** A page to look at a replay alone: `?file=` is the address of a game file. */
startTheme();
const address = new URLSearchParams(location.search).get('file') ?? '';
const [game, face, text] = await Promise.all([loadGame('quick-start'), loadFace('quick-start'), fetch(address).then(file => file.text())]);
if (game && face) {
  const read = readRecording(game, text);
  const root = createRoot(document.getElementById('app')!);
  root.render(read.ok ? <ReplayScreen recording={read.recording} face={face} onLeave={() => history.back()} /> : <p>{read.reason}</p>);
}
