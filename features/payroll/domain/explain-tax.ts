import type { Exact, How, TaxBandPart } from '#engines/payroll/explanation.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { exactText, kipText, percentText } from './exact-numbers.ts'
import type { ExplainedPayslip } from './explained-payslip.ts'

type Tax = Extract<How, { kind: 'income_tax' | 'income_tax_grossed_up' }>

/** From gross to the taxable amount, then by band. */
export function explainTax(how: Tax, amount: number, payslip: ExplainedPayslip, texts: LineTexts): string[] {
  const taxed = how.bands.filter((band) => band.rate[0] > 0)
  const onto =
    how.kind === 'income_tax_grossed_up'
      ? [
          texts.grossedUp({
            taxable: kipText(payslip.taxable + (how.earlier?.taxable ?? 0)),
            onto: exactText(how.onto),
          }),
        ]
      : []
  const ofMonth = taxOfMonth(how, amount)
  const sum =
    taxed.length < 2
      ? []
      : [
          texts.taxSum({
            taxes: taxed.map((band) => exactText(band.tax)).join(' + '),
            amount: kipText(ofMonth),
          }),
        ]
  return [
    ...taxableFrom(how, payslip, texts),
    ...withOtherRuns(how, payslip, texts),
    ...onto,
    ...(how.bands.length === 0 ? [texts.noTax] : how.bands.map((band) => bandText(band, texts))),
    ...sum,
    ...(how.earlier
      ? [
          texts.taxLeft({
            ofMonth: kipText(ofMonth),
            earlier: kipText(how.earlier.tax),
            amount: kipText(ofMonth - how.earlier.tax),
          }),
        ]
      : []),
    texts.bandsOf(formatDate(how.bandsFrom)),
    ...(how.payer === 'company' ? [texts.companyPays] : []),
  ]
}

/** The sum of the bands: of the whole month, if other runs have taxed a part of it. `amount` is that of the line. */
export function taxOfMonth(how: Tax, amount: number): number {
  return (how.payer === 'employee' ? -amount : amount) + (how.earlier?.tax ?? 0)
}

/** The month's taxable amount, of which the bands are. */
function withOtherRuns({ earlier }: Tax, payslip: ExplainedPayslip, texts: LineTexts): string[] {
  if (!earlier) return []
  const values = { earlier: earlier.taxable, own: payslip.taxable, sum: earlier.taxable + payslip.taxable }
  return [
    texts.taxMonth({ earlier: kipText(values.earlier), own: kipText(values.own), sum: kipText(values.sum) }),
  ]
}

function taxableFrom({ without }: Tax, payslip: ExplainedPayslip, texts: LineTexts): string[] {
  const { notTaxable, exemptOvertime = 0, exemptionFrom } = without
  const minus = [
    ...(payslip.sso > 0 ? [texts.taxableSso(kipText(payslip.sso))] : []),
    ...(notTaxable > 0 ? [texts.taxableItems(kipText(notTaxable))] : []),
    ...(exemptOvertime > 0 ? [texts.taxableOvertime(kipText(exemptOvertime))] : []),
  ]
  const taxable = texts.taxable({ gross: kipText(payslip.gross), minus, taxable: kipText(payslip.taxable) })
  if (exemptOvertime === 0 || !exemptionFrom) return [taxable]
  const limit = payslip.law ? kipText(payslip.law.overtimeTaxExemption.baseUpTo) : ''
  return [taxable, texts.overtimeExempt({ limit, date: formatDate(exemptionFrom) })]
}

const partOf = (part: number | Exact): Exact => (typeof part === 'number' ? [part, 1] : part)

function bandText(band: TaxBandPart, texts: LineTexts): string {
  const values = {
    above: kipText(band.above),
    percent: percentText(band.rate),
    part: exactText(partOf(band.part)),
    tax: exactText(band.tax),
  }
  return band.to === null ? texts.lastTaxBand(values) : texts.taxBand({ ...values, to: kipText(band.to) })
}
