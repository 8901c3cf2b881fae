import { expect, test } from 'vitest'
import { certificateDocument } from './employment-certificate.ts'

const certificate = {
  ...{ company: 'ບໍລິສັດ ກາເຟ', company_address: '', company_tax_number: '123456789000' },
  ...{ name: 'ນາງ ບົວ', en_name: 'Bua', emp_number: 'L11', position: 'Cook', department: '' },
  ...{ first_day: '2023-07-10', last_day: '2026-11-20' },
}

test('says who was employed as what and when, without empty lines and without pay', () => {
  const printedAt = new Date('2026-11-23T05:00:00Z')
  const english = certificateDocument(certificate, 'en', printedAt)
  expect(english).toMatchObject({
    ...{ language: 'en', title: 'Certificate of employment', companyFacts: ['Tax number: 123456789000'] },
    facts: [
      ['Name', 'Bua'],
      ['Employee number', 'L11'],
      ['Position', 'Cook'],
      ['First day', '10/07/2023'],
      ['Last day', '20/11/2026'],
    ],
  })
  const lao = certificateDocument(certificate, 'la', printedAt)
  expect(lao.facts[0]).toEqual(['ຊື່ ແລະ ນາມສະກຸນ', 'ນາງ ບົວ'])
  expect(certificateDocument({ ...certificate, en_name: '' }, 'en', printedAt).facts[0]?.[1]).toBe('ນາງ ບົວ')
})
