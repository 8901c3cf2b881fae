import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMayCall } from '#kit/web/access.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { useMutate } from '#kit/web/query.ts'
import { takeBackLeaveEntry } from '../../contract.ts'
import { useLeaveText } from '../text.ts'

/** Takes back that days are paid, as long as no payroll run has paid them. */
export function TakeBackCash({ entryId, name }: { entryId: number; name: string }) {
  const text = useLeaveText().statement
  const mayCall = useMayCall()
  const takeBack = useMutate(takeBackLeaveEntry)
  const [isOpen, setIsOpen] = useState(false)
  if (!mayCall(takeBackLeaveEntry)) return null
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
        {text.takeBack}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={text.takeBack}
          sentence={text.takeBackText(name)}
          maxLength={500}
          record={entryId}
          onClose={() => setIsOpen(false)}
          send={async (reason) => {
            await takeBack.mutateAsync({ params: { leave_cash_id: entryId }, body: { reason } })
            void toastSuccess('saved')
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}
