import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { BRAND } from '../brand.ts'
import { withLaoBreaks } from './lao-line-breaks.ts'

/** A template does not compile, which is a bug of the product. The message contains line and reason. */
export class PdfTemplateError extends Error {
  override name = 'PdfTemplateError'
}

/** Files for the template, such as `image("/logo.png")`: bytes by name without slashes. */
export type Attachments = Readonly<Record<string, Uint8Array>>

const fontFolder = fileURLToPath(new URL('./fonts/', import.meta.url))

const color = (name: string, value: string) => `#let ${name} = rgb("#${value}"); `

/** `ink`, `quiet`, `line-color`, `tint` and `accent`: the colours of the screens. */
const colors =
  color('ink', BRAND.ink) +
  color('quiet', BRAND.quiet) +
  color('line-color', BRAND.line) +
  color('tint', BRAND.tint) +
  color('accent', BRAND.leaf)

/** `woven-band`: a line with the pattern of the hem of a Lao skirt, as below the top bar of the screens. */
const band =
  '#let woven-band = block(width: 100%, height: 3pt, above: 6pt, below: 6pt, fill: tiling(size: (12pt, 3pt), {' +
  'place(rect(width: 12pt, height: 3pt, fill: accent)); ' +
  `place(polygon(fill: rgb("#${BRAND.champa}"), (3pt, 1.5pt), (6pt, 0.2pt), (9pt, 1.5pt), (6pt, 2.8pt))); ` +
  'place(polygon(fill: white, (11pt, 1.5pt), (12pt, 1pt), (12pt, 2pt))); ' +
  'place(polygon(fill: white, (1pt, 1.5pt), (0pt, 1pt), (0pt, 2pt))) })); '

/**
 * Added before every template: font, data, colours and the woven band. It uses only the product's fonts, so a page looks the same on every machine.
 * `data` is parsed from JSON while compiling, so texts cannot become markup. On one line, so that line
 * numbers of error messages match the template.
 */
const prelude =
  '#set text(font: ("Noto Sans Lao", "Noto Sans", "Noto Sans Thai", "Droid Sans Fallback"), lang: "lo", fallback: false)' +
  '; #set document(date: none); #let data = json(bytes(sys.inputs.data)); ' +
  colors +
  band

/** A cached result is dropped after this number of compilations without use, so memory does not grow. */
const evictAfter = 3

let shared: NodeCompiler | undefined

function compiler(): NodeCompiler {
  if (shared) return shared
  const fonts = readdirSync(fontFolder).filter((name) => name.endsWith('.ttf'))
  const fontBlobs = fonts.map((name) => readFileSync(fontFolder + name))
  // A template can only read the font folder and its attachments.
  shared = NodeCompiler.create({ workspace: fontFolder, fontArgs: [{ fontBlobs }] })
  return shared
}

/**
 * Compiles on the calling thread, about 5 ms per page after the first. `isTagged`: adds the structure for
 * screen readers, which is more than half of a file. Throws `PdfTemplateError`.
 */
export function compilePdf(
  template: string,
  data: unknown,
  attachments: Attachments = {},
  isTagged = true,
): Uint8Array {
  const typst = compiler()
  for (const [name, bytes] of Object.entries(attachments)) {
    if (!/^[\w.-]+$/.test(name)) throw new PdfTemplateError(`attachment name: ${name}`)
    typst.mapShadow(fontFolder + name, Buffer.from(bytes))
  }
  try {
    const inputs = { data: JSON.stringify(withLaoBreaks(data)) }
    const result = typst.compile({ mainFileContent: prelude + template, inputs })
    const document = result.result
    if (!document) throw new PdfTemplateError(problems(typst, result.takeDiagnostics()))
    return typst.pdf(document, { pdfTags: isTagged })
  } finally {
    typst.resetShadow()
    typst.evictCache(evictAfter)
  }
}

function problems(
  typst: NodeCompiler,
  error: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null,
): string {
  if (!error) return 'the document did not compile'
  const diagnostics = typst.fetchDiagnostics(error) as { message: string; range?: string }[]
  return diagnostics.map(({ message, range }) => `${range ?? ''} ${message}`.trim()).join('; ')
}
