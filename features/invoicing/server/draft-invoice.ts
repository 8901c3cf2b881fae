import { PACKAGES } from '#features/master-data/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { OfferedPackage } from '../contract.ts'
import { fittingPackage } from '../domain/fitting-package.ts'
import { type InvoiceTerms, termsFault } from '../domain/invoice-sums.ts'
import { vatRateOn } from '../domain/vat-rates.ts'

const FAULTS = {
  no_package: { la: 'ບໍ່ມີແພັກເກັດສຳລັບຈຳນວນຜູ້ໃຊ້ນີ້', en: 'No package covers this number of users' },
  unknown_package: { la: 'ບໍ່ມີແພັກເກັດນີ້ແລ້ວ', en: 'This package is no longer offered' },
  price_too_high: { la: 'ຈຳນວນເງິນສູງເກີນກຳນົດ', en: 'The price is above the maximum of an invoice' },
  discount_too_high: { la: 'ສ່ວນຫຼຸດຕ້ອງບໍ່ເກີນມູນຄ່າລວມ', en: 'The discount must not exceed the price' },
  due_too_early: { la: 'ກຳນົດຊຳລະຕ້ອງບໍ່ກ່ອນວັນທີອອກໃບ', en: 'The due date must not be before the invoice date' },
} as const satisfies Record<string, Record<Language, string>>

const FIELDS: Record<keyof typeof FAULTS, string> = {
  no_package: 'package_id',
  unknown_package: 'package_id',
  price_too_high: 'user_count',
  discount_too_high: 'discount',
  due_too_early: 'due_on',
}

function refused(fault: keyof typeof FAULTS, language: Language): AppError {
  return new AppError('invalid_input', { fields: { [FIELDS[fault]]: [FAULTS[fault][language]] } })
}

/** The offered packages, smallest first. */
export function readPackages(tx: Tx): Promise<OfferedPackage[]> {
  return tx.query(
    OfferedPackage,
    `select id, min_users, max_users, price_per_user from ${PACKAGES} package where deleted_at is null order by min_users`,
  )
}

/** The selected package, or the one for the number of users. Throws `invalid_input` on `package_id`. */
export function choosePackage(
  packages: readonly OfferedPackage[],
  { package_id, user_count }: { package_id: number | null; user_count: number },
  language: Language,
): OfferedPackage {
  const chosen =
    package_id === null ? fittingPackage(packages, user_count) : packages.find(({ id }) => id === package_id)
  if (!chosen) throw refused(package_id === null ? 'no_package' : 'unknown_package', language)
  return chosen
}

/** The rate of a company's invoice on its day; null if it is not registered for VAT. */
export const vatRateFor = (company: { is_vat_registered: boolean }, day: string) =>
  company.is_vat_registered ? vatRateOn(day).rate : null

/** Throws `invalid_input` for an invalid price, discount or day. */
export function checkTerms(
  terms: InvoiceTerms,
  days: { issued_on: string; due_on: string },
  language: Language,
): void {
  const fault = termsFault(terms)
  if (fault) throw refused(fault, language)
  if (days.due_on < days.issued_on) throw refused('due_too_early', language)
}
