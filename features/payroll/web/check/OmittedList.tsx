import { Group, Stack, Text, Title } from '@mantine/core'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { IncludeButton } from './IncludeButton.tsx'

/** Who is left out of the run and why; nothing if nobody is. */
export function OmittedList({ run }: { run: RunDetail }) {
  const text = useRunText().check
  const language = useLanguage()
  if (run.omitted.length === 0) return null
  return (
    <section aria-label={text.omittedTitle}>
      <Title order={2} size="h4">
        {text.omittedTitle}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {text.omittedHint}
      </Text>
      <Stack gap="xs">
        {run.omitted.map((one) => (
          <Group key={one.employee_id} justify="space-between" gap="sm">
            <div>
              <Text fw={600}>
                {one.emp_number} {(language === 'en' && one.en_name) || one.name}
              </Text>
              <Text size="sm">{one.reason}</Text>
              <Text size="sm" c="dimmed">
                {text.by(one.omitted_by, formatInstantInLaos(one.omitted_at))}
              </Text>
            </div>
            {run.may_omit && !run.is_calculating && (
              <IncludeButton runId={run.id} employeeId={one.employee_id} />
            )}
          </Group>
        ))}
      </Stack>
    </section>
  )
}
