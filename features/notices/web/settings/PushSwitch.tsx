import { Alert, Switch } from '@mantine/core'
import { useState } from 'react'
import { toastError } from '#kit/web/feedback/toast.ts'
import { useNoticeText } from '../text.ts'
import { endPush, isPushOn, pushProblem, startPush } from './push-device.ts'

/** Push messages on this device, or why there are none. */
export function PushSwitch({ pushKey }: { pushKey: string | null }) {
  const text = useNoticeText().setting
  const [problem, setProblem] = useState(() => pushProblem(pushKey))
  const [isOn, setOn] = useState(() => problem === null && isPushOn())
  const [isBusy, setBusy] = useState(false)
  if (problem === 'unavailable') return null
  if (problem !== null) return <Alert color="gray">{text[problem]}</Alert>
  const change = async (isWanted: boolean) => {
    setBusy(true)
    try {
      if (isWanted) setOn(await startPush(pushKey ?? ''))
      else {
        await endPush()
        setOn(false)
      }
      setProblem(pushProblem(pushKey))
    } catch (error) {
      void toastError(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Switch
      size="md"
      label={text.deviceOn}
      description={text.deviceHint}
      checked={isOn}
      disabled={isBusy}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
