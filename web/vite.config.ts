import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const FIRST_MANTINE = [
  ...['UnstyledButton', 'ActionIcon', 'Loader', 'Transition', 'Text', 'Title', 'Stack', 'Group', 'Skeleton'],
  // The fields of the sign-in
  ...['Input', 'InputBase', 'TextInput', 'PasswordInput', 'CloseButton', 'Alert', 'Anchor'],
].join('|')

/**
 * The dependencies of every first screen go into one file, because gzip compresses it better than thirty small ones
 * (ten kilobytes of a phone's first load).
 */
const EVERYWHERE = [
  /node_modules\/(react|react-dom|scheduler|react-router|clsx|@tanstack\/(query-core|react-query))\//,
  new RegExp(`node_modules/@mantine/core/esm/(core|components/(${FIRST_MANTINE}))/`),
  /node_modules\/@mantine\/hooks\/esm\/use-(id|uncontrolled|merged-ref)\//,
  /\/kit\/web\/([\w-]+\.ts$|i18n\/|feedback\/(Error|Screen))/,
  /\/web\/parts\/(Brand|Booting|Title|TabTitle|Route)/,
]
const base = { name: 'base', test: (id: string) => EVERYWHERE.some((part) => part.test(id)) }

/** `#kit/*`, `#features/*` are resolved by the `imports` of package.json; there are no aliases here. */
export default defineConfig({
  root: here('.'),
  publicDir: here('./public'),
  plugins: [react()],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [base] } } },
    // Fonts stay separate files: inlined, everybody would download every weight.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') || path.endsWith('.woff') ? false : undefined),
  },
})
