import { Text } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '#kit/web/api-error.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import type { RunRef } from '../../contract.ts'
import { OverlapList } from '../run/OverlapList.tsx'
import { useRunText } from '../text.ts'

type Send = (confirmed?: true) => Promise<void>

/** Saves a run; if other runs contain some of its days, they are named, and the user may save anyway. */
export function useOverlapQuestion() {
  const text = useRunText().overlap
  const [asked, setAsked] = useState<{ runs: readonly RunRef[]; send: Send }>()
  const close = () => setAsked(undefined)
  async function save(send: Send): Promise<void> {
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'run_overlaps') throw error
      setAsked({ runs: (error.details.runs ?? []) as RunRef[], send })
    }
  }
  const question = (
    <ConfirmDialog
      opened={asked !== undefined}
      onClose={close}
      title={text.title}
      confirmLabel={text.anyway}
      onConfirm={() => {
        close()
        asked?.send(true).catch(toastError)
      }}
    >
      <Text size="sm" mb="xs">
        {text.text}
      </Text>
      <OverlapList runs={asked?.runs ?? []} />
    </ConfirmDialog>
  )
  return { save, question }
}
