import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { refresh, useMutate } from '#kit/web/query.ts'
import { checkDifferences, showDifferenceState } from '../../contract.ts'
import { useDifferenceText } from './text.ts'
import { isUnderWay, useDifferenceState } from './use-difference-state.ts'

/** Starts the comparison. When one that was under way ends, the list is reloaded. */
export function CheckNow() {
  const text = useDifferenceText()
  const state = useDifferenceState()
  const check = useMutate(checkDifferences, { refresh: [showDifferenceState], onError: toastError })
  const wasUnderWay = useRef(false)
  const isRunning = isUnderWay(state?.check)
  useEffect(() => {
    if (wasUnderWay.current && state?.check?.state === 'done') {
      void refresh()
      void toastSuccess(text.checked(formatNumber(state.open.count, 0)))
    }
    wasUnderWay.current = isRunning
  }, [isRunning, state, text])
  return (
    <IfMayCall route={checkDifferences}>
      <Button
        leftSection={<IconRefresh size={18} />}
        loading={check.isPending || isRunning}
        onClick={() => check.mutate({})}
      >
        {text.check}
      </Button>
    </IfMayCall>
  )
}
