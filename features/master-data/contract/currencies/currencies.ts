import {
  type FieldGuard,
  reference,
  requiredReference,
  type Source,
} from '#kit/contract/master-data-fields.ts'

const source: Source = {
  path: '/admin/currency',
  table: 'currency',
  key: 'code',
  example: 'USD',
  names: { la: 'code', en: 'code' },
}

/** One of the currencies by its code. */
export const currency = (key = false) => requiredReference('ສະກຸນເງິນ', 'Currency', source, { key })

/** The currency of an amount of the same entry, seen and changed with the same permissions; empty: kip. */
export const optionalCurrency = (guard: FieldGuard) => reference('ສະກຸນເງິນ', 'Currency', source, { guard })
