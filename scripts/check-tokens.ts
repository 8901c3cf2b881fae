import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The files with raw colours and sizes: the theme, the tokens, and the palette of shifts from which a company chooses. */
const TOKEN_FILES = new Set([
  'kit/web/theme.ts',
  'kit/web/styles/tokens.css',
  'features/schedules/web/shift-colours.module.css',
])

const HEX = /#[0-9a-f]{3}(?:[0-9a-f]{3})?(?:[0-9a-f]{2})?\b/gi
/** A character reference such as `&#39;`, and the address of a part of the page or of a module, are no colours. */
const NO_COLOUR = /&#\d+;|url\(#[^)]*\)|['"`]#[a-z][\w-]*\/|#\{/gi
const SIZES = /font-size:\s*([^;]+);/g
const SIZE_PROPS = /\b(?:fontSize:\s*|fz=\{?)(['"`]?[\d.]+(?:px|rem|em)?['"`]?)/g
const ALLOWED_SIZE =
  /^(?:var\(--mantine-(?:font-size-(?:xxs|xs|sm|md|lg|xl)|h\d-font-size)\)|inherit|0|100%)$/
const WEIGHTS = /(?:font-weight:\s*|fw=\{)(\d+)/g
const ALLOWED_WEIGHT = new Set(['400', '500', '600', '700'])

/** An upper limit of a whole number also holds at that width, at which the lower limit of the wider layout holds: a tablet is 48em wide. */
const UPPER_WIDTHS = /max-width:\s*(\d+)em\b/g

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

/** The declarations of one file of the screens that do not use the tokens, one message each. */
export function tokenFaults(file: string, text: string): string[] {
  if (TOKEN_FILES.has(file)) return []
  const faults: string[] = []
  const fault = (index: number, message: string) =>
    faults.push(`${file}:${lineOf(text, index)}: ${message}; see "Look" in kit/web/README.md`)
  const bare = text.replace(NO_COLOUR, (match) => ' '.repeat(match.length))
  for (const { 0: colour, index } of bare.matchAll(HEX))
    if (file.endsWith('.css') || /[a-f]/i.test(colour) || /^#(\d)\1*$/.test(colour))
      fault(index, `the colour ${colour} is not a token`)
  const sizes = file.endsWith('.css') ? SIZES : SIZE_PROPS
  for (const { 1: size = '', index } of text.matchAll(sizes))
    if (!ALLOWED_SIZE.test(size.trim())) fault(index, `the font size ${size.trim()} is not one of the six`)
  for (const { 1: weight = '', index } of text.matchAll(WEIGHTS))
    if (!ALLOWED_WEIGHT.has(weight)) fault(index, `the font weight ${weight} is not served`)
  for (const { 1: width = '', index } of text.matchAll(UPPER_WIDTHS))
    fault(index, `a screen is at most ${Number(width) - 0.01}em wide, not ${width}em`)
  return faults
}

/** The faults of all screens. */
export function findTokenFaults(): string[] {
  return globSync('{kit/web,web,features/*/web}/**/*.{css,ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.test(-data)?\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => tokenFaults(file, readFileSync(path.join(ROOT, file), 'utf8')))
}
