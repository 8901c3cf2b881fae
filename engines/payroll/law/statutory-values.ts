import type { IsoDate } from '../types.ts'
import { incomeTaxRows } from './income-tax.ts'
import { lawValueProblem } from './law-value.ts'
import { minimumWageRows } from './minimum-wage.ts'
import { overtimeLimitRows } from './overtime-limits.ts'
import { overtimeTaxExemptionRows } from './overtime-tax-exemption.ts'
import { socialSecurityRows } from './social-security.ts'
import type { Law, LawKind, LawRow, LawSource, LawValues } from './types.ts'

/** The values known when this was written: the seed of the provider's own table. */
export const lawRows: readonly LawRow[] = [
  ...incomeTaxRows,
  ...socialSecurityRows,
  ...overtimeTaxExemptionRows,
  ...minimumWageRows,
  ...overtimeLimitRows,
]

/** No value of this statute is in force on the date: it lies before the first one. */
export class NoLawInForce extends Error {
  readonly code = 'no_law_in_force'
  readonly kind: LawKind
  readonly date: IsoDate
  constructor(kind: LawKind, date: IsoDate) {
    super(`no ${kind} in force on ${date}`)
    this.kind = kind
    this.date = date
  }
}

/**
 * A row whose value has not the shape of its statute (bands not ascending from 0, a rate of one or more, …).
 */
export class InvalidLaw extends Error {
  readonly code = 'invalid_law'
  readonly kind: LawKind
  readonly firstDay: IsoDate
  constructor(kind: LawKind, firstDay: IsoDate, reason: string) {
    super(`${kind} of ${firstDay}: ${reason}`)
    this.kind = kind
    this.firstDay = firstDay
  }
}

type InForce<K extends LawKind> = LawValues[K] & { from: IsoDate; source: LawSource }

/** Of two rows with the same first day the later in the list wins. */
function valueOn<K extends LawKind>(kind: K, date: IsoDate, rows: readonly LawRow[]): InForce<K> {
  let found: LawRow | undefined
  for (const row of rows) {
    if (row.kind !== kind || row.firstDay > date) continue
    if (!found || row.firstDay >= found.firstDay) found = row
  }
  if (!found) throw new NoLawInForce(kind, date)
  const reason = lawValueProblem(found)
  if (reason) throw new InvalidLaw(kind, found.firstDay, reason)
  return { ...(found.value as LawValues[K]), from: found.firstDay, source: found.source }
}

/** The values in force on a date among these rows and no others. Throws NoLawInForce, InvalidLaw. */
export function lawOn(date: IsoDate, rows: readonly LawRow[]): Law {
  return {
    date,
    incomeTax: valueOn('income_tax', date, rows),
    socialSecurityCeiling: valueOn('social_security_ceiling', date, rows),
    socialSecurityRates: valueOn('social_security_rates', date, rows),
    overtimeTaxExemption: valueOn('overtime_tax_exemption', date, rows),
    minimumWage: valueOn('minimum_wage', date, rows),
    overtimeLimits: valueOn('overtime_limits', date, rows),
  }
}

/**
 * The values in force on a date among the seeded rows and the given ones; a given row takes the place of a
 * seeded one of the same statute and first day. Throws NoLawInForce, InvalidLaw.
 */
export function statutoryValuesOn(date: IsoDate, rows: readonly LawRow[] = []): Law {
  return lawOn(date, [...lawRows, ...rows])
}
