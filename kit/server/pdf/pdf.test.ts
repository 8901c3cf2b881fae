import type { Worker } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { joinPdfs, protectPdf } from './combine-pdfs.ts'
import { laoLineBreaks } from './lao-line-breaks.ts'
import { PdfTemplateError, renderPdf, renderPdfsInWorker } from './render-pdf.ts'

const pagesOf = async (bytes: Uint8Array) =>
  (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount()
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a document from a template', () => {
  it('accepts any data without interpreting it as markup', async () => {
    const text = '#panic("x") $a$ *b* #image("/x") \\ " ນ້ຳ'
    const exact = '#assert.eq(data.text, "#panic(\\"x\\") $a$ *b* #image(\\"/x\\") \\\\ \\" ນ້ຳ")\n#data.text'
    expect(await pagesOf(await renderPdf(exact, { text }))).toBe(1)
  })

  it('is the same file for the same data', async () => {
    const once = await renderPdf('#data.name', { name: 'ຜູ້ໃຫ້' })
    expect(Buffer.from(once).equals(await renderPdf('#data.name', { name: 'ຜູ້ໃຫ້' }))).toBe(true)
  })

  it("embeds only the product's fonts, for Lao, Latin, Thai and Chinese", async () => {
    const bytes = await renderPdf('#data', 'ນ້ຳ water น้ำ 王小明')
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const names = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => /\/BaseFont \/[A-Z]+\+([\w-]+)/.exec(object.toString())?.[1])
    const fonts = new Set(
      names.filter((name) => name !== undefined).map((name) => name.replace(/-Identity-H$/, '')),
    )
    expect([...fonts].sort()).toEqual([
      'DroidSansFallback',
      'NotoSans-Regular',
      'NotoSansLao-Regular',
      'NotoSansThai-Regular',
    ])
  })

  it('displays attachments and cannot read other files', async () => {
    const attachments = { 'logo.png': png }
    expect(await pagesOf(await renderPdf('#image("/logo.png")', {}, { attachments }))).toBe(1)
    await expect(renderPdf('#image("/logo.png")', {})).rejects.toThrow(PdfTemplateError)
    await expect(renderPdf('#read("../../../../package.json")', {})).rejects.toThrow(/access denied/)
    await expect(renderPdf('', {}, { attachments: { '../a.png': png } })).rejects.toThrow(PdfTemplateError)
  })

  it('reports an error in a template, and the next document is still rendered', async () => {
    await expect(renderPdf('#data.missing', {})).rejects.toThrow(/missing/)
    expect(await pagesOf(await renderPdf('a', {}))).toBe(1)
  })
})

describe('many documents', () => {
  it('are rendered in order, with progress, in a separate thread', async () => {
    const template =
      '#set page(width: 80mm, height: 40mm)\n#for i in range(data) { pagebreak(weak: true); str(i) }'
    const done: number[] = []
    const threads: Worker[] = []
    const recordThread = (thread: Worker) => threads.push(thread)
    process.on('worker', recordThread)
    const pageCounts = Array.from({ length: 200 }, (_, i) => (i % 3) + 1)
    const documents = await renderPdfsInWorker(template, pageCounts, (count) => done.push(count))
    process.off('worker', recordThread)
    expect(await Promise.all(documents.map(pagesOf))).toEqual(pageCounts)
    expect(done).toEqual(pageCounts.map((_, i) => i + 1))
    // The id of a thread that has ended is -1.
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1])
    expect(await pagesOf(await joinPdfs(documents))).toBe(pageCounts.reduce((sum, pages) => sum + pages, 0))
  })

  it('stop at the first error', async () => {
    await expect(renderPdfsInWorker('#(10 / data)', [1, 0, 2])).rejects.toThrow(/divide by zero/)
  })
})

describe('a protected document', () => {
  it('opens with its password only', async () => {
    const secret = await protectPdf(await renderPdf('ລັບ', {}), 'ລະຫັດ-7')
    await expect(PDFDocument.load(secret)).rejects.toThrow()
    await expect(PDFDocument.load(secret, { password: 'wrong' })).rejects.toThrow()
    expect((await PDFDocument.load(secret, { password: 'ລະຫັດ-7' })).getPageCount()).toBe(1)
    await expect(protectPdf(secret, '')).rejects.toThrow(RangeError)
  })
})

describe('Lao line breaks', () => {
  it('are between words of long texts and never between a letter and its marks', () => {
    const text = 'ພະນັກງານທີ່ເຮັດວຽກໃຫ້ບໍລິສັດນ້ຳດື່ມມີສິດລາພັກປະຈຳປີ'
    const broken = laoLineBreaks(text)
    expect(broken.split('\u200b').length).toBeGreaterThan(5)
    expect(broken.replaceAll('\u200b', '')).toBe(text)
    for (const word of broken.split('\u200b')) expect(word).not.toMatch(/^\p{M}/u)
    expect(laoLineBreaks('ທ້າວ ວິໄລສັກ ລາດຊະວົງ')).toBe('ທ້າວ ວິໄລສັກ ລາດຊະວົງ')
  })
})
