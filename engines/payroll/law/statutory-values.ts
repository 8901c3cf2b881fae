import type { IsoDate, SettlementLaw } from '../types.ts'
import { endOfEmploymentRows } from './end-of-employment.ts'
import { incomeTaxRows } from './income-tax.ts'
import { lawValueProblem } from './law-value.ts'
import { minimumWageRows } from './minimum-wage.ts'
import { overtimeLimitRows } from './overtime-limits.ts'
import { overtimeTaxExemptionRows } from './overtime-tax-exemption.ts'
import { socialSecurityRows } from './social-security.ts'
import type { Law, LawKind, LawRow, LawSource, LawValues } from './types.ts'

/** The values at the time of writing. They seed the provider's own table. */
export const lawRows: readonly LawRow[] = [
  ...incomeTaxRows,
  ...socialSecurityRows,
  ...overtimeTaxExemptionRows,
  ...minimumWageRows,
  ...overtimeLimitRows,
  ...endOfEmploymentRows,
]

/** No value of this statute is in force on the date, because the date is before the first row. */
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
 * A row whose value is not valid for its statute (bands not ascending from 0, a rate of 1 or more, …).
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

/** Of two rows with the same first day, the later one in the list applies. */
function valueOn<K extends LawKind>(kind: K, date: IsoDate, rows: readonly LawRow[]): InForce<K> {
  let rowInForce: LawRow | undefined
  for (const row of rows) {
    if (row.kind !== kind || row.firstDay > date) continue
    if (!rowInForce || row.firstDay >= rowInForce.firstDay) rowInForce = row
  }
  if (!rowInForce) throw new NoLawInForce(kind, date)
  const reason = lawValueProblem(rowInForce)
  if (reason) throw new InvalidLaw(kind, rowInForce.firstDay, reason)
  return { ...(rowInForce.value as LawValues[K]), from: rowInForce.firstDay, source: rowInForce.source }
}

/** The values in force on a date, from these rows only. Throws NoLawInForce, InvalidLaw. */
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
 * The values in force on a date, from the seeded rows and the rows of the argument. A row of the argument
 * replaces the seeded row of the same statute and first day. Throws NoLawInForce, InvalidLaw.
 */
export function statutoryValuesOn(date: IsoDate, rows: readonly LawRow[] = []): Law {
  return lawOn(date, [...lawRows, ...rows])
}

/** The values for a settlement in force on a date, from the seeded rows and the rows of the argument. Throws like `lawOn`. */
export function settlementLawOn(date: IsoDate, rows: readonly LawRow[] = []): SettlementLaw {
  const all = [...lawRows, ...rows]
  const severance = valueOn('severance', date, all)
  const notice = valueOn('notice_days', date, all)
  return {
    severance: {
      rate: [severance.num, severance.den],
      unjustified: [severance.unjustifiedNum, severance.unjustifiedDen],
      from: severance.from,
    },
    notice: { days: notice.days, skilledDays: notice.skilledDays, from: notice.from },
  }
}
