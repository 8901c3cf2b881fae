import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env.CHAMPA_API ?? 'http://localhost:3000'

/** `#kit/*`, `#features/*` resolve through the `imports` of package.json; nothing is aliased here. */
export default defineConfig({
  root: here('.'),
  publicDir: here('./public'),
  plugins: [react()],
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    // Fonts stay files: inlined they would be downloaded by everybody in every weight.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') || path.endsWith('.woff') ? false : undefined),
  },
})
