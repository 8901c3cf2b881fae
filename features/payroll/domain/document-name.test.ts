import { expect, test } from 'vitest'
import { documentName } from './document-name.ts'

const april = {
  title: 'ເງິນເດືອນ 04/2026',
  from_date: '2026-04-01',
  to_date: '2026-04-30',
  status: 'approved',
} as const

test('a file of a run that is not approved is named a draft', () => {
  expect(documentName('ທະບຽນເງິນເດືອນ', { ...april, status: 'calculated' }, 'la')).toBe(
    'ຮ່າງ ທະບຽນເງິນເດືອນ ເງິນເດືອນ 04-2026',
  )
  expect(documentName('Bank list', { ...april, title: 'April', status: 'draft' }, 'en')).toBe(
    'DRAFT Bank list April',
  )
  expect(documentName('Bank list', { ...april, title: 'April' }, 'en')).toBe('Bank list April')
})

test('characters that file systems refuse are not in the name', () => {
  expect(documentName('Bank list', { ...april, title: 'A/b\\c <d>: "e" | f?*' }, 'en')).toBe(
    'Bank list A-b-c -d-- -e- - f--',
  )
})

test('an English name has the days of a run with a Lao title', () => {
  expect(documentName('Payroll register', april, 'en')).toBe('Payroll register 2026-04-01 to 2026-04-30')
})
