import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useRoute } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { showSecondFactor } from '../../contract/second-factor.ts'
import { useAccountText } from '../text.ts'
import { EnrolDialog } from './EnrolDialog.tsx'
import { RemoveFactorDialog } from './RemoveFactorDialog.tsx'

/** Of the panel on a desk, in pixels. */
const HEIGHT = 102

/** Whether signing in requires a code from the phone, and the buttons to change it. */
export function SecondFactorPanel() {
  const text = useAccountText().factor
  const factor = useRoute(showSecondFactor).data?.data
  const [dialog, setDialog] = useState<'start' | 'remove'>()
  if (!factor) return <Skeleton height={HEIGHT} radius="lg" />
  const close = () => setDialog(undefined)
  return (
    <Card withBorder p="lg">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} maw={520}>
          <Group gap="sm">
            <Title order={2} size="h4">
              {text.title}
            </Title>
            <StatusBadge tone={factor.is_on ? 'good' : 'neutral'}>
              {factor.is_on ? text.on : text.off}
            </StatusBadge>
          </Group>
          <Text c="dimmed">{text.text}</Text>
          {factor.is_on && <Text>{text.left(String(factor.recovery_codes_left))}</Text>}
        </Stack>
        {factor.can.map((can) => (
          <Button key={can} variant={can === 'start' ? 'filled' : 'default'} onClick={() => setDialog(can)}>
            {text[can]}
          </Button>
        ))}
      </Group>
      {dialog === 'start' && <EnrolDialog onClose={close} />}
      {dialog === 'remove' && <RemoveFactorDialog onClose={close} />}
    </Card>
  )
}
