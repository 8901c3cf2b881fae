import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { renderPayslipPdf, renderPayslipPdfs } from './payslip-document.ts'
import { english, lao } from './payslip-samples.ts'

const pagesOf = async (bytes: Uint8Array) =>
  (await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount()

it('prints a payslip on one page in Lao and in English', async () => {
  expect(await pagesOf(await renderPayslipPdf(lao))).toBe(1)
  expect(await pagesOf(await renderPayslipPdf(english))).toBe(1)
})

it('accepts a payslip with only a net amount, and one with sixty lines', async () => {
  const bare = {
    ...lao,
    earnings: [],
    deductions: [],
    employerContributions: [],
    notes: [],
    gross: 0,
    net: -1_000,
  }
  expect(await pagesOf(await renderPayslipPdf(bare))).toBe(1)
  const earnings = Array.from({ length: 60 }, (_, i) => ({ name: `ລາຍຮັບ ${i}`, how: '1 × 1', amount: i }))
  expect(await pagesOf(await renderPayslipPdf({ ...lao, earnings }))).toBeGreaterThan(1)
})

it('prints many payslips into few files and reports the progress', async () => {
  const seen: number[] = []
  const many = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? lao : english))
  const files = await renderPayslipPdfs(many, (done) => seen.push(done))
  expect(await Promise.all(files.map(pagesOf))).toEqual([5, 5, 2])
  expect(seen).toEqual([5, 10, 12])
})
