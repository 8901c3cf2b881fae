import { Stack } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { formatKip } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { downloadOwnPayslip } from '../../contract/own-payslips.ts'
import type { PayslipDetail } from '../../contract/payslips.ts'
import { LineGroup } from '../payslip/LineGroup.tsx'
import { groupsOf } from '../payslip/line-groups.ts'
import { PdfButtons } from '../payslip/PdfButtons.tsx'
import { usePayslipText } from '../payslip/text.ts'
import classes from './own.module.css'

/** The net first and large; then earnings and deductions, each with an explanation on tap. */
export function OwnPayslip({ payslip }: { payslip: PayslipDetail }) {
  const text = usePayslipText()
  const language = useLanguage()
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const { run } = payslip
  // The company's contributions are listed as on paper; its total cost is not on the payslip.
  const groups = groupsOf(payslip.lines.filter(({ code }) => code !== 'cost'))
  const toggle = (index: number) => {
    const next = new Set(open)
    if (!next.delete(index)) next.add(index)
    setOpen(next)
  }
  return (
    <Stack gap="md">
      <section className={classes.net}>
        <span>{text.sum.net}</span>
        <b>{formatKip(payslip.net, { language })}</b>
        <small className="figures">
          {formatDate(run.from_date)} – {formatDate(run.to_date)}
        </small>
        <div className={`${classes.sums} figures`}>
          <span>
            {text.sum.gross} {formatKip(payslip.gross, { language, unit: false })}
          </span>
          <span>
            {text.sum.deductions} {formatKip(payslip.gross - payslip.net, { language, unit: false })}
          </span>
        </div>
      </section>
      <PdfButtons source={{ route: downloadOwnPayslip, params: { run_id: run.id } }} grow />
      <p className={classes.hint}>{text.own.tap}</p>
      {groups.map((group) => (
        <LineGroup key={group.name} group={group} payslip={payslip} open={open} onToggle={toggle} />
      ))}
    </Stack>
  )
}
