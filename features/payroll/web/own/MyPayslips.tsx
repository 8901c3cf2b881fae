import { Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { OwnPayslipLinks } from './OwnPayslipLinks.tsx'
import { useOwnPayslipText } from './text.ts'
import { useOwnPayslips } from './use-own-payslips.ts'

const SHOWN = 3

/** The latest payslips with a link to all of them. */
export default function MyPayslips() {
  const text = useOwnPayslipText().own
  const list = useOwnPayslips(SHOWN)
  const payslips = list.data?.data
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h3">
          {text.latest}
        </Title>
        {payslips && payslips.length > 0 && (
          <Anchor component={Link} to={href('employee_payslip.index')} className="tap">
            {text.all}
          </Anchor>
        )}
      </Group>
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!payslips && !list.error && (
        <Stack gap={8}>
          <Skeleton height={64} radius="lg" />
          <Skeleton height={64} radius="lg" />
        </Stack>
      )}
      {payslips?.length === 0 && <Text c="dimmed">{text.noneText}</Text>}
      {payslips && <OwnPayslipLinks payslips={payslips} />}
    </section>
  )
}
