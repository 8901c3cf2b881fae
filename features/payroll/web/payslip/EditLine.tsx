import { createContext, type ReactNode, useContext, useState } from 'react'
import { updatePayItemEntry } from '#features/pay-items/contract.ts'
import { EntryOfPerson, type EntryPlace } from '#features/pay-items/web/parts.ts'
import { monthOf } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import type { PayslipDetail, PayslipLine, RunDetail } from '../../contract.ts'
import { mayRecalculate, useRecalculate } from '../check/use-recalculate.ts'

const EditLineContext = createContext<((line: PayslipLine) => void) | null>(null)

/** Opens the form of what a line is made of, for lines of items; null where lines cannot be changed. */
export const useEditLine = () => useContext(EditLineContext)

interface Props {
  run: RunDetail
  payslip: PayslipDetail
  onGone?: (() => void) | undefined
  children: ReactNode
}

/** Lets the user change the entry behind a line over the payslip, which is calculated again after saving. */
export function EditLine({ run, payslip, onGone, children }: Props) {
  const [place, setPlace] = useState<EntryPlace>()
  const recalculate = useRecalculate(run, onGone)
  const isOpen = useMayCall()(updatePayItemEntry) && mayRecalculate(run)
  const { employee_id, emp_number } = payslip
  const edit = (line: PayslipLine) =>
    setPlace({
      ...{ employee_id, emp_number, name: line.name ?? '', entry: line.payment?.entry },
      kind: line.code === 'income' ? 'income' : 'deduction',
      month: monthOf(run.to_date),
    })
  return (
    <EditLineContext value={isOpen ? edit : null}>
      {children}
      {place && (
        <EntryOfPerson
          place={place}
          onClose={() => setPlace(undefined)}
          onSaved={() => recalculate.start(employee_id)}
        />
      )}
    </EditLineContext>
  )
}
