import { Alert, Group, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { isDay, todayInLaos } from '#kit/contract/days.ts'
import { REQUIRED } from '#kit/contract/field-messages.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { checkPaymentDay, type PaymentDayWarning, type RunDetail } from '../../contract.ts'
import { type RunText, useRunText } from '../text.ts'

/** Date and person of a payment; the company's pay day and the user are suggested. `values` is missing while one is empty. */
export function usePayment(run: RunDetail) {
  const session = useSession()
  const [day, setDay] = useState<string | null>(run.pay_day ?? todayInLaos())
  const [by, setBy] = useState(session?.user.name ?? '')
  const paid_by = by.trim()
  const values = day !== null && isDay(day) && paid_by !== '' ? { paid_on: day, paid_by } : undefined
  return { day, setDay, by, setBy, values }
}

interface Props {
  run: RunDetail
  payment: ReturnType<typeof usePayment>
  /** The user has tried to save: empty fields are marked. */
  isSent: boolean
}

/** Warns if banks are closed on the day. */
export function PaymentFields({ run, payment, isSent }: Props) {
  const words = useRunText().pay
  const language = useLanguage()
  const { day, setDay, by, setBy } = payment
  const isKnown = day !== null && isDay(day)
  const check = useRoute(
    checkPaymentDay,
    { params: { id: run.id }, query: { day: day ?? '' } },
    { enabled: isKnown },
  )
  const warnings = isKnown ? (check.data?.data ?? []) : []
  return (
    <>
      <Group grow align="flex-start">
        <DateField
          label={words.day}
          value={day}
          onChange={setDay}
          required
          error={isSent && !isKnown ? REQUIRED[language] : undefined}
        />
        <TextInput
          label={words.by}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
          maxLength={120}
          required
          error={isSent && by.trim() === '' ? REQUIRED[language] : undefined}
        />
      </Group>
      {warnings.length > 0 && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} />}>
          {warnings.map((warning) => (
            <div key={`${warning.code}${warning.name_en}`}>{sentence(warning, words, language)}</div>
          ))}
        </Alert>
      )}
    </>
  )
}

function sentence(warning: PaymentDayWarning, words: RunText['pay'], language: 'la' | 'en'): string {
  if (warning.code !== 'public_holiday') return words.warning[warning.code]
  return words.warning.public_holiday(language === 'la' ? warning.name_la : warning.name_en)
}
