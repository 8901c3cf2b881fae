import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import type { InvoiceDetail } from '../contract.ts'
import { invoiceDocumentOf } from '../server/invoice-document-of.ts'
import { renderInvoicePdf } from './invoice-document.ts'

const INVOICE: InvoiceDetail = {
  id: 1,
  number: 'INV-2026-0001',
  company_id: 1,
  company_name: 'ບໍລິສັດ ຈຳປາ ການຜະລິດ ຈຳກັດ',
  company_phone: '021 213 200',
  company_address: 'ບ້ານ ໂພນສະຫວ່າງ, ເມືອງ ຈັນທະບູລີ, ນະຄອນຫຼວງວຽງຈັນ',
  month: '2026-04',
  issued_on: '2026-05-02',
  due_on: '2026-06-01',
  is_overdue: false,
  package: { id: 1, min_users: 201, max_users: null },
  price_per_user: 10_000,
  user_count: 1000,
  total_price: 10_000_000,
  discount: 500_000,
  vat_rate: { num: 10, den: 100 },
  vat: 950_000,
  amount_to_pay: 10_450_000,
  remark: 'ສ່ວນຫຼຸດສຳລັບປີທຳອິດ',
  status: 'approved',
  created_by: 'ສຸກສະຫວັນ ພົມມະຈັນ',
  created_at: '2026-05-02T02:00:00.000Z',
  version: 2,
  can: ['success'],
  decisions: [{ verdict: 'approved', actor: 'Super Admin', reason: '', at: '2026-05-03T02:00:00.000Z' }],
}
const PRINTED = new Date('2026-05-03T20:30:00Z')

test('an invoice is one page in Lao and in English, with and without VAT, discount and remark', async () => {
  const bare = {
    ...INVOICE,
    company_phone: '',
    company_address: '',
    remark: '',
    discount: 0,
    vat_rate: null,
    vat: 0,
    decisions: [],
  }
  for (const invoice of [INVOICE, bare])
    for (const language of ['la', 'en'] as const) {
      const bytes = await renderInvoicePdf(invoiceDocumentOf(invoice, language, PRINTED))
      expect((await PDFDocument.load(bytes, { updateMetadata: false })).getPageCount()).toBe(1)
    }
})

test('it contains the month as a word, the rate of VAT, and Vientiane time', () => {
  const en = invoiceDocumentOf(INVOICE, 'en', PRINTED)
  expect(en).toMatchObject({
    line: { name: 'Champa HR and payroll service, April 2026', note: 'Package for 201+ users' },
    vat: { label: 'VAT 10%', amount: 950_000 },
    issuedOn: '02/05/2026',
    dueOn: '01/06/2026',
    approvedBy: 'Super Admin',
    generatedAt: '04/05/2026 03:30',
  })
  const la = invoiceDocumentOf(INVOICE, 'la', PRINTED)
  expect(la.line.name).toContain('ເມສາ 2026')
})
