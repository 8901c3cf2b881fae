import { Worker } from 'node:worker_threads'
import type { PdfNews, PdfOrder } from './pdf.worker.ts'
import { PdfTemplateError } from './typst-compiler.ts'

type Waiting = { resolve(bytes: Uint8Array): void; reject(error: Error): void }

/** One thread that compiles documents in order. It keeps the process alive only while it works. */
export class PdfThread {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  compile(order: Omit<PdfOrder, 'number'>): Promise<Uint8Array> {
    const worker = this.start()
    const number = ++this.last
    worker.ref()
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject })
      worker.postMessage({ ...order, number })
    })
  }

  async stop(): Promise<void> {
    await this.worker?.terminate()
  }

  private start(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url))
    worker.on('message', (news: PdfNews) => this.settle(news))
    worker.on('error', (error: Error) => this.fail(error))
    worker.on('exit', () => this.fail(new Error('the PDF thread has ended')))
    this.worker = worker
    return worker
  }

  private settle(news: PdfNews) {
    const waiting = this.waiting.get(news.number)
    this.waiting.delete(news.number)
    if ('bytes' in news) waiting?.resolve(news.bytes)
    else waiting?.reject(news.template ? new PdfTemplateError(news.problem) : new Error(news.problem))
    if (this.waiting.size === 0) this.worker?.unref()
  }

  /** Rejects all waiting documents; the next document starts a new thread. */
  private fail(error: Error) {
    this.worker = undefined
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}
