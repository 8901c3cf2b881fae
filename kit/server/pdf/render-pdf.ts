import { PdfThread } from './pdf-thread.ts'
import type { Attachments } from './typst-compiler.ts'

export { type Attachments, PdfTemplateError } from './typst-compiler.ts'

const shared = new PdfThread()

/**
 * Renders one document from a Typst template, which reads the data (any JSON) as `data`. Runs on a separate
 * thread, so the server is not blocked. Throws `PdfTemplateError`.
 */
export function renderPdf(
  template: string,
  data: unknown,
  { attachments }: { attachments?: Attachments } = {},
): Promise<Uint8Array> {
  return shared.compile({ template, data, attachments, isTagged: true })
}

/** Number of documents queued in the thread: enough to keep it busy, few enough to limit memory. */
const queueLength = 8

/**
 * Renders many documents from one template on a separate thread, in the order of the data; for printing, so
 * without tags.
 * `onProgress` gets the number of finished documents after each one. Stops at the first error.
 */
export async function renderPdfsInWorker(
  template: string,
  dataList: readonly unknown[],
  onProgress: (done: number, total: number) => void = () => {},
  { attachments }: { attachments?: Attachments } = {},
): Promise<Uint8Array[]> {
  const thread = new PdfThread()
  const documents: Uint8Array[] = []
  const queue: Promise<Uint8Array>[] = []
  try {
    for (let next = 0; documents.length < dataList.length; ) {
      while (queue.length < queueLength && next < dataList.length) {
        const order = thread.compile({ template, data: dataList[next++], attachments, isTagged: false })
        order.catch(() => {})
        queue.push(order)
      }
      const document = await queue.shift()
      if (document) documents.push(document)
      onProgress(documents.length, dataList.length)
    }
    return documents
  } finally {
    await thread.stop()
  }
}
