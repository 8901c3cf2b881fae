/**
 * Schemas of column values in a row (value-parsers.ts). Columns with a type of the contract use its schemas:
 * `Id`, `Kip`, `IsoDate`, `Version` and others of `kit/contract/scalars.ts`.
 */
import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'

/** timestamptz. */
export const Timestamp = z.date()
/** date of any year: for open ends and minimum dates, which `IsoDate` of the contract refuses. */
export const Day = z.iso.date()
/** count(*), a length or a position: an integer of at least 0. */
export const Count = z.int().min(0)
/** An integer, also negative. */
export const Whole = z.int()
/** numeric: its decimal digits as text. */
export const Decimal = z.string().regex(/^-?\d+(\.\d+)?$/)
/** bytea. */
export const Bytes = z.instanceof(Buffer)
/** A row with only an id, as from `returning id`. */
export const IdRow = z.object({ id: Id })
/** A row with only a count: `select count(*) as count`. */
export const CountRow = z.object({ count: Count })
/** A row with only the total of a list: `select count(*) as total`. */
export const TotalRow = z.object({ total: Count })
