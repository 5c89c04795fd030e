import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { serviceWorker } from './build/service-worker.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 5180}`;

export default defineConfig({
  root: import.meta.dirname,
  // The packages of this repository are compiled from their sources, so that no build order has to be kept.
  resolve: { conditions: ['sortie-source', ...defaultClientConditions] },
  plugins: [react(), serviceWorker(), compress()],
  worker: { format: 'es' },
  // The content policy of the server permits files, not data inside of other files.
  build: { outDir: 'dist', assetsInlineLimit: 0, emptyOutDir: true, manifest: true, target: 'es2023', chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['../..'] } },
});
