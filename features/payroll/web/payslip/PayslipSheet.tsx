import { Button, Group } from '@mantine/core'
import type { PayslipDetail } from '../../contract.ts'
import { BesideHead, type PayslipBeside } from './BesideHead.tsx'
import { LineGroup } from './LineGroup.tsx'
import { LineLinks } from './LineLinks.tsx'
import { groupsOf } from './line-groups.ts'
import { PayslipFacts, PayslipHead } from './PayslipHead.tsx'
import { PdfButtons, type PdfSource } from './PdfButtons.tsx'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'
import { useOpenLines } from './use-open-lines.ts'

interface Props {
  payslip: PayslipDetail
  file: PdfSource
  /** What stands beside the lines: the last run and the year. */
  beside?: PayslipBeside | undefined
  /** In the drawer, which names the employee: the amounts come first. */
  isBeside?: boolean
}

/** A complete payslip for the payroll officer: every line with its explanation, including the company's cost. */
export function PayslipSheet({ payslip, file, beside, isBeside = false }: Props) {
  const text = usePayslipText()
  const { open, setOpen, toggle } = useOpenLines()
  const groups = groupsOf(payslip.lines)
  const isAllOpen = open.size === payslip.lines.length
  return (
    <div className={classes.sheet}>
      <PayslipHead payslip={payslip} isShort={isBeside} />
      <Group justify="space-between" gap="sm">
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => setOpen(isAllOpen ? new Set() : new Set(payslip.lines.keys()))}
        >
          {isAllOpen ? text.collapseAll : text.expandAll}
        </Button>
        <PdfButtons source={file} />
      </Group>
      {beside && <BesideHead beside={beside} />}
      {groups.map((group) => (
        <LineGroup
          key={group.name}
          group={group}
          payslip={payslip}
          open={open}
          onToggle={toggle}
          beside={beside}
          links={(line) => <LineLinks line={line} payslip={payslip} />}
        />
      ))}
      {isBeside && <PayslipFacts payslip={payslip} />}
    </div>
  )
}
