import { Alert, Anchor, Button, Group, Menu, Paper, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCash, IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RouteSpec } from '#kit/contract/route.ts'
import { useMay } from '#kit/web/access.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { formatInstant, formatKip, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import {
  type BankFileCheck,
  downloadBankFile,
  downloadCashList,
  type BankFiles as Files,
  printCashList,
  type RunDetail,
  showBankFiles,
} from '../../contract.ts'
import { useBankText, useRunText } from '../text.ts'
import classes from './bank.module.css'
import { Reconciliation } from './Reconciliation.tsx'

/** The files of payments of a run by bank, the cash list, and what to check before they are given to a bank. */
export function BankFiles({ run }: { run: RunDetail }) {
  const text = useBankText()
  const files = useRoute(showBankFiles, { params: { id: run.id } })
  const data = files.data?.data
  if (!data || data.banks.length + data.cash.employees === 0) return null
  return (
    <Paper component="section" withBorder p="md" mb="md" aria-label={text.files}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {text.files}
        </Title>
        <Anchor component={Link} to={href('bank_layout.index')} size="sm">
          {text.layouts}
        </Anchor>
      </Group>
      <FileRows run={run} files={data} />
      <Reconciliation run={run} payable={data.payable} />
    </Paper>
  )
}

interface RowsProps {
  run: RunDetail
  files: Files
  /** The employees of chosen later payments, '12,15'; otherwise the files are those of the run. */
  later?: string
}

/** The checks and the files of payments. */
export function FileRows({ run, files, later }: RowsProps) {
  return (
    <Stack gap="sm">
      <Checks files={files} />
      <ul className={classes.files}>
        {files.banks.map((bank) => (
          <BankRow key={bank.bank_id ?? 'none'} run={run} bank={bank} later={later} />
        ))}
        {files.cash.employees > 0 && <CashRow run={run} cash={files.cash} later={later} />}
      </ul>
    </Stack>
  )
}

function useTake(run: RunDetail, later: string | undefined) {
  const language = useLanguage()
  return (route: RouteSpec, query: object = {}) =>
    void download(route, {
      params: { id: run.id },
      query: { ...query, language, ...(later && { later }) },
    }).catch(toastError)
}

interface BankRowProps {
  run: RunDetail
  bank: Files['banks'][number]
  later: string | undefined
}

function BankRow({ run, bank, later }: BankRowProps) {
  const text = useBankText()
  const take = useTake(run, later)
  const mayAccounts = useMay()('view-bank-account')
  const isHeld = run.payment_refusal === 'accounts_unconfirmed'
  return (
    <li>
      <Text fw={600}>{bank.bank || text.noBank}</Text>
      <Text size="sm" c="dimmed">
        {bank.layout ?? text.plain}
      </Text>
      <Text size="sm">{text.people(formatNumber(bank.employees, 0))}</Text>
      <Text className="figures">{formatKip(bank.amount)}</Text>
      {mayAccounts && (
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconDownload size={16} />}
          disabled={isHeld}
          aria-label={`${text.download} ${bank.bank || text.noBank}`}
          onClick={() => take(downloadBankFile, bank.bank_id === null ? {} : { bank_id: bank.bank_id })}
        >
          {text.download}
        </Button>
      )}
      {bank.layout_changed && (
        <Text size="sm" className={classes.changed}>
          {text.layoutChanged(bank.layout_changed.by, formatInstant(bank.layout_changed.at))}
        </Text>
      )}
    </li>
  )
}

interface CashRowProps {
  run: RunDetail
  cash: Files['cash']
  later: string | undefined
}

function CashRow({ run, cash, later }: CashRowProps) {
  const text = useBankText()
  const take = useTake(run, later)
  return (
    <li>
      <Text fw={600}>{text.cash}</Text>
      <Text size="sm" c="dimmed">
        {text.cashList}
      </Text>
      <Text size="sm">{text.people(formatNumber(cash.employees, 0))}</Text>
      <Text className="figures">{formatKip(cash.amount)}</Text>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button size="compact-md" variant="default" leftSection={<IconCash size={16} />}>
            {text.cashList}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => take(printCashList)}>PDF</Menu.Item>
          <Menu.Item onClick={() => take(downloadCashList)}>Excel</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

function Checks({ files }: { files: Files }) {
  const text = useBankText()
  const isEqual = files.listed === files.payable
  const sum = isEqual
    ? text.sum(formatKip(files.listed))
    : text.sumDiffers(formatKip(files.listed), formatKip(files.payable))
  return (
    <>
      <Alert
        color={isEqual ? 'leaf' : 'red'}
        variant="light"
        icon={isEqual ? <IconCircleCheck size={20} /> : <IconAlertTriangle size={20} />}
      >
        {sum}
      </Alert>
      {files.checks.length > 0 && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} />}>
          {files.checks.map((check) => (
            <CheckLine key={check.code} check={check} />
          ))}
        </Alert>
      )}
    </>
  )
}

function CheckLine({ check }: { check: BankFileCheck }) {
  const text = useBankText()
  const run = useRunText()
  const names = check.people.map(({ emp_number, name }) => `${emp_number} ${name}`).join(', ')
  const rest = check.count - check.people.length
  return (
    <div>
      <Text size="sm" fw={600}>
        {text.check[check.code](formatNumber(check.count, 0))}
      </Text>
      {names !== '' && (
        <Text size="sm" c="dimmed">
          {names} {rest > 0 && run.approve.more(formatNumber(rest, 0))}
        </Text>
      )}
    </div>
  )
}
