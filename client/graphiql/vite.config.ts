import { defineConfig } from 'vite';

export default defineConfig({
  base: '/graphiql/',
  build: {
    outDir: '../../build/graphiql',
    emptyOutDir: true,
    target: 'es2023',
    // Developers read it from their own machine, so its size doesn't matter.
    chunkSizeWarningLimit: 4_000,
  },
});
