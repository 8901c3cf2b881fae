import { PdfThread } from './pdf-thread.ts'
import type { Attachments } from './typst-compiler.ts'

export { type Attachments, PdfTemplateError } from './typst-compiler.ts'

const shared = new PdfThread()

/**
 * One document from a Typst template, which finds the data (anything JSON can carry) under the name `data`. Runs on a
 * thread kept for it, so the server answers meanwhile. Throws `PdfTemplateError`.
 */
export function renderPdf(
  template: string,
  data: unknown,
  { attachments }: { attachments?: Attachments } = {},
): Promise<Uint8Array> {
  return shared.compile({ template, data, attachments, isTagged: true })
}

/** How many documents wait in the thread at once; enough to keep it busy, few enough to keep the memory small. */
const ahead = 8

/**
 * Many documents from one template on a thread of their own, in the order of the data; for the printer, so without tags. `onProgress` hears the number
 * done after each. The first one that fails ends it.
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
      while (queue.length < ahead && next < dataList.length) {
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
