import type { TaxBandPart } from '#engines/payroll/explanation.ts'
import { exactText, kipText, percentText } from '../../domain/exact-numbers.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

interface Props {
  bands: readonly TaxBandPart[]
  /** The sum of the bands, rounded once. */
  amount: number
}

/** The part of the taxable income in each band, and its tax. */
export function BandTable({ bands, amount }: Props) {
  const text = usePayslipText()
  return (
    <table className={classes.bands}>
      <thead>
        <tr>
          <th>{text.bands.band}</th>
          <th>{text.bands.part}</th>
          <th>{text.bands.rate}</th>
          <th>{text.bands.tax}</th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ above, to, rate, part, tax }) => (
          <tr key={above}>
            <td>
              {to === null ? text.bands.open(kipText(above)) : text.bands.range(kipText(above), kipText(to))}
            </td>
            <td>{typeof part === 'number' ? kipText(part) : exactText(part)}</td>
            <td>{percentText(rate)}</td>
            <td>{exactText(tax)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={3}>{text.bands.sum}</th>
          <td>
            <b>{kipText(amount)}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
