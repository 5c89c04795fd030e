import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 5180}`;

/** Modules of the packages only declare things: what nobody uses of them stays out, such as the equipment tables of units not in play. */
const treeshake = { moduleSideEffects: [{ test: /[\\/]packages[\\/][\w-]+[\\/]src[\\/]/, sideEffects: false }] };

/** What draws boards stays by itself: mixed with the code of a game, a picture on the first page would fetch the rules of that game. */
const output = { codeSplitting: { groups: [{ name: 'board-view', test: /[\\/]packages[\\/]board-view[\\/]/ }] } };

export default defineConfig({
  root: import.meta.dirname,
  // The packages of this repository are compiled from their sources, so that no build order has to be kept.
  resolve: { conditions: ['sortie-source', ...defaultClientConditions] },
  plugins: [react(), serviceWorker(), compress()],
  worker: { format: 'es', rolldownOptions: { treeshake } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content policy of the server permits files, not data inside of other files.
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2023',
    rolldownOptions: { treeshake, output },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['../..'] } },
});
