import { z } from 'zod'
import { ownText } from './own-text.ts'

/** Largest salary that forms accept: 11 digits (specification 9, "Salary number: length 11, precision 0"). */
export const MAX_SALARY = 99_999_999_999

/** An amount of money in whole kip; can be negative. */
export const Kip = z.int()
/** An amount of money in whole kip, zero or more, at most 11 digits. */
export const SalaryKip = z.int().min(0).max(MAX_SALARY)
// A text that is not a date has its own message.
const isKnownYear = (day: string) => !/^\d{4}-/.test(day) || (day >= '1900-01-01' && day <= '2199-12-31')
/**
 * A calendar day, 'YYYY-MM-DD', from 1900 to 2199. The limits reveal typing errors and ensure that the
 * previous and next day always exist.
 */
export const IsoDate = z.iso.date().refine(isKnownYear, {
  params: ownText('ປີຕ້ອງຢູ່ລະຫວ່າງ 1900 ຫາ 2199', 'The year must be from 1900 to 2199'),
})
/** A calendar month, 'YYYY-MM', from 1900 to 2199. */
export const IsoMonth = z
  .string()
  .regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/)
  .meta({ examples: ['2026-04'] })
/** A clock time of the day, 'HH:MM'. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** An instant, ISO 8601 with offset. */
export const Instant = z.iso.datetime({ offset: true })
/** A whole number of minutes. */
export const Minutes = z.int().min(0)
/** The id of a record. In paths and queries it is a text, which `IdParam` converts. */
export const Id = z.int().positive()
export const IdParam = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** The id of a company: a 32-bit integer, unlike the ids of records. */
export const CompanyIdParam = IdParam.max(2_147_483_647)
/** The version of a record: a write with an older version is refused with 409. */
export const Version = z.int().min(1)
/** 'la' is the product's code for Lao (specification 9); as a language tag it is `lo`. */
export const Language = z.enum(['la', 'en'])
export type Language = z.infer<typeof Language>
