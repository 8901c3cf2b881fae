import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { firstOfMonth, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { MonthField } from '#kit/web/form/MonthField.tsx'
import { formatKip } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import type { BenefitChange, BenefitQuestionFacts } from '../../contract.ts'
import { useAdjustmentText } from './text.ts'

interface Props {
  facts: BenefitQuestionFacts
  onClose: () => void
  onAnswer: (change: BenefitChange) => void
}

/** Asks whether changed benefits change from a month on, or correct a mistake, and names the runs that they touch. */
export function BenefitQuestion({ facts, onClose, onAnswer }: Props) {
  const { benefitQuestion: text, question } = useAdjustmentText()
  const words = useKitText()
  const [kind, setKind] = useState<BenefitChange['kind']>('change')
  const [month, setMonth] = useState<string | null>(monthOf(todayInLaos()))
  const from = kind === 'change' ? month : facts.first_month
  const runs = facts.runs.filter(({ to_date }) => !from || to_date >= firstOfMonth(from))
  const answer: BenefitChange = kind === 'change' ? { kind, first_month: month ?? '' } : { kind }
  return (
    <Modal opened onClose={onClose} size={500} title={text.title}>
      <Stack gap="md">
        <div>
          {facts.changes.map(({ name, current, target }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be equal, and they never move
            <Text key={at} className="figures">
              {text.fromTo(name, formatKip(current), target === null ? text.removed : formatKip(target))}
            </Text>
          ))}
        </div>
        <Radio.Group
          value={kind}
          onChange={(next) => setKind(next as BenefitChange['kind'])}
          aria-label={text.title}
        >
          <Stack gap="sm">
            <Radio value="change" label={text.change} />
            {kind === 'change' && (
              <MonthField aria-label={text.change} value={month} onChange={setMonth} ms={28} />
            )}
            <Radio value="correction" label={text.correction} />
          </Stack>
        </Radio.Group>
        {runs.length > 0 && (
          <Text size="sm" c="var(--mantine-color-error)">
            {question.locked} {runs.map(({ title }) => title).join(', ')}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {question.open}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.action.cancel}
          </Button>
          <Button disabled={kind === 'change' && !month} onClick={() => onAnswer(answer)}>
            {words.action.save}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
