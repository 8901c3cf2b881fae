import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { withLaoBreaks } from './lao-line-breaks.ts'

/** A template that does not compile: our own mistake, never the user's. The message names line and reason. */
export class PdfTemplateError extends Error {
  override name = 'PdfTemplateError'
}

/** Files that the template may show, as `image("/logo.png")`: name without slashes → bytes. */
export type Attachments = Readonly<Record<string, Uint8Array>>

const fontFolder = fileURLToPath(new URL('./fonts/', import.meta.url))

/**
 * Put before every template. No fallback beyond our own fonts, so a page looks the same on every machine. `data` is
 * parsed from JSON while compiling: no text of it can become markup. Kept on one line, so that the lines of error
 * messages are the template's.
 */
const prelude =
  '#set text(font: ("Noto Sans Lao", "Noto Sans", "Noto Sans Thai", "Droid Sans Fallback"), lang: "lo", fallback: false)' +
  '; #set document(date: none); #let data = json(bytes(sys.inputs.data)); '

/** A result that no page used for this many compilations is forgotten; the memory stays flat over thousands. */
const forgetAfter = 3

let shared: NodeCompiler | undefined

function compiler(): NodeCompiler {
  if (shared) return shared
  const fonts = readdirSync(fontFolder).filter((name) => name.endsWith('.ttf'))
  const fontBlobs = fonts.map((name) => readFileSync(fontFolder + name))
  // The folder of the fonts is all that a template can read, besides its attachments.
  shared = NodeCompiler.create({ workspace: fontFolder, fontArgs: [{ fontBlobs }] })
  return shared
}

/**
 * Compiles on the calling thread, about 5 ms a page after the first. `isTagged`: with the structure that screen readers need,
 * which makes up more than half of a file. Throws `PdfTemplateError`.
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
    typst.evictCache(forgetAfter)
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
