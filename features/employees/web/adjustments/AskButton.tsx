import { Button } from '@mantine/core'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import type { RaiseInput } from '../../contract.ts'
import type { RaiseAsking } from './asking.ts'

interface Props {
  asking: RaiseAsking
  body: RaiseInput
  /** How many adjustments. */
  count: number
  onDone: () => void
}

/** Sends reviewed adjustments to those who decide about them. */
export function AskButton({ asking, body, count, onDone }: Props) {
  const words = asking.useWords()
  const ask = useMutate(asking.route)
  const send = async () => {
    const answer = await ask.mutateAsync({ body: { ...body, confirmed: true } } as never)
    const { asked } = (answer as unknown as { data: { asked: number } }).data
    void toastSuccess(words.asked(formatNumber(asked, 0)))
    onDone()
  }
  return (
    <Button loading={ask.isPending} onClick={() => void send().catch(toastError)}>
      {words.ask(formatNumber(count, 0))}
    </Button>
  )
}
