import { Button } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { todayInLaos } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { addLeaveEntry, type Entitlement } from '../../contract.ts'
import { Statement } from '../profile/Statement.tsx'
import { BalanceText } from '../vacation/BalanceLine.tsx'
import { useEntitlementText } from './text.ts'

interface Props {
  opened: OpenedRow<Entitlement>
  onAdjust: (row: Entitlement) => void
}

/** What makes up the balance of an employee, beside the list. */
export function EntitlementDrawer({ opened, onAdjust }: Props) {
  const text = useEntitlementText()
  const mayCall = useMayCall()
  const { row } = opened
  const on = todayInLaos()
  return (
    <DetailsDrawer
      opened={opened as unknown as OpenedRow<never>}
      title={row ? `${row.employee_name} · ${row.leave_type}` : ''}
      kind={text.one}
      actions={
        row &&
        mayCall(addLeaveEntry) && (
          <Button variant="default" leftSection={<IconAdjustments size={18} />} onClick={() => onAdjust(row)}>
            {text.adjust}
          </Button>
        )
      }
    >
      {row && (
        <>
          <BalanceText balance={{ ...row, by_date: false, first_date: null, last_date: null }} on={on} />
          <Statement leaveTypeId={row.leave_type_id} employeeId={row.id} on={on} />
        </>
      )}
    </DetailsDrawer>
  )
}
