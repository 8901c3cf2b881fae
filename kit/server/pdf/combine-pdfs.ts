import { PDFDocument } from '@cantoo/pdf-lib'

const documentsPerTurn = 20

/**
 * One PDF with the pages of all, in their order. Each part keeps its own fonts (about 45 KB): for a long print run
 * let the template make all pages in one document instead. Lets other work of the server in between.
 */
export async function joinPdfs(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create()
  for (const [i, part] of parts.entries()) {
    const source = await PDFDocument.load(part, { updateMetadata: false })
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page)
    if (i % documentsPerTurn === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return joined.save()
}

/** The same document, AES-256 encrypted, that opens only with the password. */
export async function protectPdf(bytes: Uint8Array, password: string): Promise<Uint8Array> {
  if (password === '') throw new RangeError('an empty password protects nothing')
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  document.encrypt({
    userPassword: password,
    ownerPassword: password,
    permissions: { printing: 'highResolution' },
  })
  return document.save()
}
