import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
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
  /node_modules\/@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/Icon(Chevron(Left|Right|Up|Down)|Home|Inbox|Plus|Receipt|Coins))\./,
  /\/kit\/web\/(calendar\/(MonthSteps|WeeksTable|move-in-table|weeks)\.|show\/Money\.tsx)/,
  /\/web\/(frame-text|parts\/(Brand|Booting|Title|TabTitle|Route|LazySheet))/,
  /\/features\/access\/web\/(kept-session|sign-out)/,
  /\/features\/notices\/web\/(use-unread|calls|parts)\./,
]
/** Seven characters of a hash (42 bits): the first files name hundreds of others, and hashes cannot be compressed. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}
const base = { name: 'base', test: (id: string) => EVERYWHERE.some((part) => part.test(id)) }

/** Files of `public` are copied as they are; these scripts are part of every first load. */
const smallScripts: Plugin = {
  name: 'champa-small-scripts',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of ['first-paint.js', 'service-worker.js', 'push-worker.js']) {
      const file = path.join(dir, name)
      writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code)
    }
  },
}

/** Smaller files are sent as they are: with its headers an answer fits into one packet anyway. */
const PACKED_BYTES = 1024
const pack = promisify(brotliCompress)

/**
 * Scripts and styles are compressed once, with the best quality of Brotli, instead of at each request with a quick one: 15 % smaller. The
 * server sends these files to browsers that accept them.
 */
const packedFiles: Plugin = {
  name: 'champa-packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = readdirSync(path.join(dir, 'assets')).filter((file) => /\.(js|css)$/.test(file))
    await Promise.all(
      files.map(async (name) => {
        const file = path.join(dir, 'assets', name)
        const bytes = await readFile(file)
        if (bytes.length < PACKED_BYTES) return
        const params = {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        await writeFile(`${file}.br`, await pack(bytes, { params }))
      }),
    )
  },
}

/** The weights that every screen shows. 700 is the name of the product alone. */
const FIRST_FONTS = /noto-sans-lao-(lao|latin)-(400|500|600)-.*\.woff2$/

/**
 * The fonts are requested with the page, after its script. A text that changes its font is laid out again, and moves
 * what is below it if it then needs one line less.
 */
const earlyFonts: Plugin = {
  name: 'champa-early-fonts',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => FIRST_FONTS.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${file}`,
          crossorigin: true,
          fetchpriority: 'low',
        },
      })),
}

/** `#kit/*`, `#features/*` are resolved by the `imports` of package.json; there are no aliases here. */
export default defineConfig({
  root: here('.'),
  publicDir: here('./public'),
  plugins: [react(), smallScripts, packedFiles, earlyFonts],
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The few browsers without it load the same files a little later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [base] }, ...SHORT_NAMES } },
    // Fonts stay separate files: inlined, everybody would download every weight.
    assetsInlineLimit: (path) => (path.endsWith('.woff2') || path.endsWith('.woff') ? false : undefined),
  },
})
