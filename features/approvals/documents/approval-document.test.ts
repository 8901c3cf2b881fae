import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { type ApprovedRequest, approvalDocument, renderApproval } from './approval-document.ts'

const FIELD = { no: 1, is_required: false, choices: [] }
const approval: ApprovedRequest = {
  ...{
    company: 'ບໍລິສັດ ກາເຟ',
    company_address: '',
    company_tax_number: '123456789000',
    number: 'KH-2026-0042',
  },
  ...{ title: '#panic("x") *ຊື້* <b>laptops</b>', requester: 'ນາງ ບົວ', emp_number: 'L11', department: '' },
  ...{
    submitted_at: '2026-11-20T02:00:00.000Z',
    amount: 45_000_000,
    reference: '',
    detail: 'Ten\nwith bags',
  },
  files: ['ໃບສະເໜີລາຄາ.pdf'],
  template_title: 'ຂໍຊື້ເຄື່ອງ',
  form: [
    { ...FIELD, label: '#ຈຳນວນ *10*', type: 'number', value: '12500' },
    { ...FIELD, no: 2, label: 'ວັນທີຕ້ອງການ', type: 'date', value: '2026-12-05' },
    { ...FIELD, no: 3, label: 'ໝາຍເຫດ', type: 'text', value: '' },
  ],
  decisions: [
    { verdict: 'submitted', actor: 'Bua', on_behalf_of: null, at: '2026-11-20T02:00:00.000Z' },
    { verdict: 'approved', actor: 'Khamla', on_behalf_of: 'Sengdao', at: '2026-11-20T03:30:00.000Z' },
  ],
  ...{ code: '1-7K3M-0QZ2-W9XD-R4TN', address: 'https://hr.example.la/verify/1-7K3M-0QZ2-W9XD-R4TN' },
}
const printedAt = new Date('2026-11-23T05:00:00Z')

test('names every decision with its time, and for whom it was made, in both languages', () => {
  expect(approvalDocument(approval, printedAt)).toMatchObject({
    title: 'ໃບອະນຸມັດ / Approval',
    decisions: [
      ['Bua', 'ສົ່ງຄຳຂໍແລ້ວ / Sent', '20/11/2026 09:00'],
      ['Khamla (ແທນ / for Sengdao)', 'ອະນຸມັດແລ້ວ / Approved', '20/11/2026 10:30'],
    ],
    facts: expect.arrayContaining([
      ['ຈຳນວນເງິນ / Amount', '45,000,000 ກີບ / kip'],
      ['ແບບຟອມ / Form', 'ຂໍຊື້ເຄື່ອງ'],
      ['#ຈຳນວນ *10*', '12,500'],
      ['ວັນທີຕ້ອງການ', '05/12/2026'],
    ]),
  })
  const labels = approvalDocument(approval, printedAt).facts.map(([label]) => label)
  expect(labels).not.toContain('ພະແນກ / Department')
  expect(labels).not.toContain('ໝາຍເຫດ')
})

test('is a document of one page, also with markup in its title and without an address', async () => {
  for (const one of [approval, { ...approval, address: null }])
    expect((await PDFDocument.load(await renderApproval(one, printedAt, null))).getPageCount()).toBe(1)
})
