import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { listTransfers, type RunDetail, showBankFiles, type Transfer } from '../../contract.ts'
import { BankFiles } from '../bank/BankFiles.tsx'
import { LaterFiles } from '../bank/LaterFiles.tsx'
import { HeldSums } from '../hold/HeldSums.tsx'
import { AccountAlert } from '../run/AccountAlert.tsx'
import { useRunText } from '../text.ts'
import { ConfirmAccounts } from './ConfirmAccounts.tsx'
import { transferColumns } from './transfer-columns.tsx'
import { UsePresentAccount } from './UsePresentAccount.tsx'
import { useListAnswer } from './use-list-answer.ts'

/** The bank list: amounts and accounts, which accounts are new or changed, and their confirmation. */
export function TransfersTab({ run }: { run: RunDetail }) {
  const text = useRunText()
  const language = useLanguage()
  const state = useListState({ name: 'payroll-transfers', filters: ['state'] })
  const params = { id: run.id }
  const meta = useListAnswer(listTransfers, state, { params }).data?.meta
  // The files stand above the list, which they would push away.
  const files = useRoute(showBankFiles, { params })
  const [chosen, setChosen] = useState<Transfer | 'all'>()
  const [moved, setMoved] = useState<Transfer>()
  const { must_confirm } = run.accounts
  const mayConfirm = (row: Transfer) => must_confirm && (row.check?.can.includes('confirm') ?? false)
  const confirmable = must_confirm ? (meta?.confirmable ?? 0) : 0
  return (
    <>
      <HeldSums run={run} />
      <AccountAlert run={run} />
      {files.isPending ? (
        <TableWaiting />
      ) : (
        <>
          <BankFiles run={run} />
          <LaterFiles run={run} />
          <DataTable
            route={listTransfers}
            params={params}
            name="payroll-transfers"
            label={text.tab.transfers}
            state={state}
            rowKey={(row) => row.employee_id}
            columns={transferColumns(text, language, {
              total: meta?.amount ?? 0,
              mustConfirm: must_confirm,
              mayConfirm,
              onConfirm: setChosen,
              onUsePresent: setMoved,
            })}
            filters={
              <FilterBar state={state}>
                <ChoiceFilter
                  state={state}
                  name="state"
                  label={text.transfers.check}
                  placeholder={text.transfers.filter.all}
                  options={{ marked: text.transfers.filter.marked, open: text.transfers.filter.open }}
                />
              </FilterBar>
            }
            tools={
              confirmable > 0 && (
                <Button leftSection={<IconChecks size={18} />} onClick={() => setChosen('all')}>
                  {text.transfers.confirmAll(formatNumber(confirmable, 0))}
                </Button>
              )
            }
            empty={<EmptyState title={text.transfers.none} />}
          />
        </>
      )}
      <UsePresentAccount runId={run.id} transfer={moved} onClose={() => setMoved(undefined)} />
      <ConfirmAccounts
        runId={run.id}
        chosen={chosen}
        confirmable={confirmable}
        version={meta?.version ?? ''}
        onClose={() => setChosen(undefined)}
      />
    </>
  )
}
