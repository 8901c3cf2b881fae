import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { amountText, KIP } from '#kit/contract/currency.ts'
import { firstOfMonth, formatDate, todayInLaos } from '#kit/contract/days.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { formatKip } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import type { SalaryChange, SalaryQuestionFacts } from '../../contract.ts'
import { useAdjustmentText } from './text.ts'

interface Props {
  facts: SalaryQuestionFacts
  onClose: () => void
  onAnswer: (change: SalaryChange) => void
}

const salary = (amount: number, currency: string) =>
  currency === KIP ? formatKip(amount) : amountText(amount, currency)

/** Asks whether a changed base salary is a raise from a day on, or corrects a mistake, and names the runs that it touches. */
export function SalaryQuestion({ facts, onClose, onAnswer }: Props) {
  const text = useAdjustmentText().question
  const words = useKitText()
  const [kind, setKind] = useState<SalaryChange['kind']>('raise')
  const [day, setDay] = useState<string | null>(firstOfMonth(todayInLaos()))
  const from = kind === 'raise' ? (day ?? '') : facts.effective_date
  const isTouched = ({ to_date }: { to_date: string }) => to_date >= from
  const runs = facts.runs.filter(isTouched)
  const openRuns = facts.open_runs.filter(isTouched)
  return (
    <Modal opened onClose={onClose} size={500} title={text.title}>
      <Stack gap="md">
        <Text className="figures">
          {text.fromTo(
            salary(facts.current, facts.current_currency),
            salary(facts.target, facts.target_currency),
          )}
        </Text>
        <Radio.Group
          value={kind}
          onChange={(next) => setKind(next as SalaryChange['kind'])}
          aria-label={text.title}
        >
          <Stack gap="sm">
            <Radio value="raise" label={text.raise} />
            {kind === 'raise' && <DateField aria-label={text.raise} value={day} onChange={setDay} ms={28} />}
            <Radio value="correction" label={text.correction(formatDate(facts.effective_date))} />
          </Stack>
        </Radio.Group>
        {facts.is_lower && <Text size="sm">{text.lower}</Text>}
        {facts.minimum_wage !== null && facts.is_below_minimum_wage && (
          <Text size="sm">{text.belowMinimumWage(formatKip(facts.minimum_wage))}</Text>
        )}
        {runs.length > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            {text.locked} {runs.map(({ title }) => title).join(', ')}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {openRuns.length > 0 ? text.openRuns(openRuns.map(({ title }) => title).join(', ')) : text.open}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.action.cancel}
          </Button>
          <Button
            disabled={kind === 'raise' && !day}
            onClick={() =>
              onAnswer(kind === 'raise' ? { kind, effective_date: day ?? '' } : { kind: 'correction' })
            }
          >
            {words.action.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
