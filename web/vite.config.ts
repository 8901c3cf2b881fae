import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const FIRST_MANTINE = [
  ...['UnstyledButton', 'ActionIcon', 'Loader', 'Transition', 'Text', 'Title', 'Stack', 'Group', 'Skeleton'],
  'VisuallyHidden',
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
  /node_modules\/@mantine\/hooks\/esm\/use-(id|uncontrolled|merged-ref|disclosure)\//,
  /\/kit\/web\/([\w-]+\.ts$|i18n\/|feedback\/(Error|Screen))/,
  /node_modules\/@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/IconChevron(Left|Right|Up|Down))\./,
  /\/web\/parts\/(Brand|Booting|Title|TabTitle|Route|LazySheet)/,
  /\/features\/access\/web\/(kept-session|sign-out)/,
]
const base = { name: 'base', test: (id: string) => EVERYWHERE.some((part) => part.test(id)) }

/** Files of `public` are copied as they are; the script that runs before the application is part of every first load. */
const smallFirstPaint: Plugin = {
  name: 'champa-small-first-paint',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const file = path.join(dir, 'first-paint.js')
    writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code)
  },
}

/** `#kit/*`, `#features/*` are resolved by the `imports` of package.json; there are no aliases here. */
export default defineConfig({
  root: here('.'),
  publicDir: here('./public'),
  plugins: [react(), smallFirstPaint],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The few browsers without it load the same files a little later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [base] } } },
    // Fonts stay separate files: inlined, everybody would download every weight.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') || path.endsWith('.woff') ? false : undefined),
  },
})
