import '#kit/web/styles/desk.ts'
import { Alert, Button, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCoins } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatKip } from '#kit/web/format.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import {
  downloadPayslip,
  type RunChanges,
  type RunDetail,
  type SettlementDetail,
  showSettlement,
} from '../../contract.ts'
import { PayslipSheet } from '../payslip/PayslipSheet.tsx'
import { AccountAlert } from '../run/AccountAlert.tsx'
import { FindingLine } from '../run/FindingLine.tsx'
import { RunSteps } from '../run/RunSteps.tsx'
import { useRunChanges } from '../run/use-run-changes.ts'
import { runAddress } from '../run-address.ts'
import { problemText } from '../tabs/problem-text.ts'
import { useRunText } from '../text.ts'
import { CertificateMenu } from './CertificateMenu.tsx'
import { LeaverFacts } from './LeaverFacts.tsx'
import { SettlementHeader } from './SettlementHeader.tsx'
import { useSettlementText } from './text.ts'

const CALCULATING_EVERY = 1000

/** One settlement: what it is based on, what is missing, each line with its formula, and its decisions. */
export default function SettlementScreen() {
  const id = useIdParam('settlement_id')
  const settlement = useRoute(
    showSettlement,
    { params: { id } },
    { every: (answer) => answer?.data.run.is_calculating === true && CALCULATING_EVERY },
  )
  const detail = settlement.data?.data
  if (detail) return <Settlement key={detail.id} settlement={detail} />
  if (settlement.error)
    return <ErrorState error={settlement.error} onRetry={() => void settlement.refetch()} />
  return (
    <Stack gap="lg">
      <Skeleton height={64} width="50%" />
      <Skeleton height={320} />
    </Stack>
  )
}

function Settlement({ settlement }: { settlement: SettlementDetail }) {
  const text = useSettlementText()
  const { run, payslip, employee_id } = settlement
  const changes = useRunChanges(run, run.is_calculating, ['calculated', 'approved', 'paid'])
  const notice = settlement.settlement.notice_on
  return (
    <Stack gap="md">
      <SettlementHeader settlement={settlement} changes={run.status === 'calculated' ? changes : undefined} />
      <RunSteps run={run} />
      <AccountAlert run={run} />
      <LateTruth status={run.status} changes={changes} />
      <Owed settlement={settlement} />
      <Missing settlement={settlement} />
      <LeaverFacts
        leaver={settlement}
        lastDay={settlement.settlement.last_day}
        more={[[text.form.noticeOn, notice ? formatDate(notice) : text.noNotice]]}
      />
      {settlement.settlement.note !== '' && <Text c="dimmed">{settlement.settlement.note}</Text>}
      {run.is_calculating && <Text role="status">{text.calculating}</Text>}
      <Problem settlement={settlement} />
      {payslip && (
        <PayslipSheet
          payslip={payslip}
          file={{ route: downloadPayslip, params: { id: run.id, employee_id } }}
        />
      )}
      {run.status !== 'draft' && (
        <Group gap="sm">
          {payslip && <CertificateMenu settlementId={settlement.id} />}
          <Button component={Link} variant="default" to={runAddress(run)}>
            {text.run}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

/** The days of an approved or paid settlement have changed: no run pays or deducts the difference by itself. */
function LateTruth({ status, changes }: { status: RunDetail['status']; changes: RunChanges | undefined }) {
  const { late } = useSettlementText()
  const facts = useRunText().changes.employee
  if (!changes?.is_outdated || (status !== 'approved' && status !== 'paid')) return null
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} />} title={late.title}>
      <Text size="sm">{late[status]}</Text>
      {changes.counts.length > 0 && (
        <Text size="sm" c="dimmed">
          {changes.counts.map(({ fact }) => facts[fact]).join(', ')}
        </Text>
      )}
    </Alert>
  )
}

/** Negative settlements are owed, not paid. */
function Owed({ settlement: { owed } }: { settlement: SettlementDetail }) {
  const text = useSettlementText()
  if (owed === 0) return null
  return (
    <Alert color="red" variant="light" icon={<IconCoins size={20} />} title={text.owes(formatKip(owed))}>
      {text.owesHint}
    </Alert>
  )
}

function Missing({ settlement: { missing, run } }: { settlement: SettlementDetail }) {
  const text = useSettlementText()
  if (missing.length === 0 || run.status === 'approved' || run.status === 'paid') return null
  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} />} title={text.missing}>
      <List listStyleType="none" spacing={6}>
        {missing.map((finding) => (
          <FindingLine key={finding.code} run={run} finding={finding} />
        ))}
      </List>
    </Alert>
  )
}

function Problem({ settlement: { problem } }: { settlement: SettlementDetail }) {
  const text = useSettlementText()
  const words = useRunText()
  if (!problem) return null
  return (
    <Alert color="red" variant="light" icon={<IconAlertTriangle size={20} />} title={text.cannot}>
      {problemText(problem, words)}
    </Alert>
  )
}
