export * from './hex/index.ts';
