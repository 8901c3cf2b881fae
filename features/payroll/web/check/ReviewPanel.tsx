import { Stack, Text } from '@mantine/core'
import { formatKip } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { PayslipDetail, PayslipRow, RunDetail } from '../../contract.ts'
import { explainLine } from '../../domain/explain-line.ts'
import { largestDeduction } from '../../domain/largest-deduction.ts'
import { ReviewReasons } from '../tabs/Reviews.tsx'
import { useRunText } from '../text.ts'
import { CheckButtons } from './CheckButtons.tsx'
import { CheckNote } from './CheckNote.tsx'
import classes from './ReviewPanel.module.css'

interface Props {
  run: RunDetail
  slip: PayslipDetail & Pick<PayslipRow, 'review_facts' | 'check' | 'is_omitted' | 'hold'>
}

/** The marks of a payslip with what solves them; nothing for a payslip without marks. */
export function ReviewPanel({ run, slip }: Props) {
  if (slip.reviews.length === 0 && !slip.is_omitted) return null
  return (
    <section
      className={classes.panel}
      data-bad={slip.net < 0 || undefined}
      data-done={slip.check !== null || undefined}
    >
      <Stack gap="sm">
        <ReviewReasons reviews={slip.reviews} facts={slip.review_facts} />
        <Limit slip={slip} />
        <CheckNote slip={slip} />
        <CheckButtons run={run} slip={slip} />
      </Stack>
    </section>
  )
}

/** Which amount of the largest deduction leaves a net pay of 0. */
function Limit({ slip }: Pick<Props, 'slip'>) {
  const text = useRunText().check
  const language = useLanguage()
  const largest = largestDeduction(slip)
  if (!largest) return null
  const { name } = explainLine(largest.line, slip, language)
  return <Text size="sm">{text.limit(name, formatKip(largest.limit, { language }))}</Text>
}
