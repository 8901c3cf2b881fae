/**
 * What columns become in a row (value-parsers.ts), for row schemas. Columns that the contract declares take its schemas: `Id`, `Kip`,
 * `IsoDate`, `Version` and the rest of `kit/contract/scalars.ts`.
 */
import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'

/** timestamptz. */
export const Timestamp = z.date()
/** date, of any year: for open ends and the days before everything, which `IsoDate` of the contract does not take. */
export const Day = z.iso.date()
/** count(*), a length or an order: a whole number from zero. */
export const Count = z.int().min(0)
/** A whole number of any sign. */
export const Whole = z.int()
/** numeric: its decimal digits as text. */
export const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/)
/** bytea. */
export const Bytes = z.instanceof(Buffer)
/** A row of which only the id is read, as `returning id` gives it. */
export const IdRow = z.object({ id: Id })
/** A row of which only one count is read: `select count(*) as count`. */
export const CountRow = z.object({ count: Count })
/** A row of which only the total of a list is read: `select count(*) as total`. */
export const TotalRow = z.object({ total: Count })
