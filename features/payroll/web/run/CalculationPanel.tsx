import { ERROR_TEXTS } from '#kit/contract/error-texts.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRunText } from '../text.ts'
import type { CalculationState } from './use-calculation.ts'

/** How far the calculation is; why the last one failed. Nothing while all is well. */
export function CalculationPanel({ calculation }: { calculation: CalculationState }) {
  const text = useRunText()
  const language = useLanguage()
  const { latest, isActive, isStalled } = calculation
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
  const reason =
    ERROR_TEXTS[(latest.error_code ?? 'internal_error') as ErrorCode] ?? ERROR_TEXTS.internal_error
  return (
    <ProgressPanel
      title={text.progress.failed}
      state="failed"
      note={`${reason[language]} · ${text.progress.unchanged}`}
    />
  )
}
