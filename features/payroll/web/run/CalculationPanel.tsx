import { useErrorMessage } from '#kit/web/error-texts.ts'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { useRunText } from '../text.ts'
import type { CalculationState } from './use-calculation.ts'

/** The progress of the calculation, or why the last one failed. Empty otherwise. */
export function CalculationPanel({ calculation }: { calculation: CalculationState }) {
  const text = useRunText()
  const { latest, isActive, isStalled } = calculation
  const reason = useErrorMessage(latest?.status === 'failed' ? (latest.error_code ?? 'internal_error') : null)
  if (isActive) {
    const stage = latest?.stage ?? 'queued'
    const isCounting = stage === 'attendance' || stage === 'computing' || stage === 'writing'
    return (
      <ProgressPanel
        title={`${text.progress.title}: ${text.stage[stage]}`}
        state="running"
        done={latest?.done}
        total={isCounting && latest && latest.total > 0 ? latest.total : undefined}
        note={text.progress.leave}
      />
    )
  }
  if (isStalled) return <ProgressPanel title={text.progress.stalled} state="failed" />
  if (latest?.status !== 'failed') return null
  return (
    <ProgressPanel
      title={text.progress.failed}
      state="failed"
      note={[reason, text.progress.unchanged].filter((part) => part).join(' · ')}
    />
  )
}
