import { Alert, Button, Paper } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#kit/web/api-error.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type CompanyRecord, showCompany, updateCompany } from '../../contract.ts'
import classes from '../companies.module.css'
import { useCompanyText } from '../text.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { useDirectoryText } from './text.ts'

export default function CompanyEditScreen() {
  const id = useIdParam('company_id')
  return <CompanyEdit key={id} id={id} />
}

/** Holds the record as it was opened: news of it from elsewhere must not wipe what is being typed. */
function CompanyEdit({ id }: { id: number }) {
  const { list } = useCompanyText()
  const text = useDirectoryText()
  const latest = useRoute(showCompany, { params: { id } })
  const [opened, setOpened] = useState<CompanyRecord>()
  if (!opened && latest.data && !latest.isFetching) setOpened(latest.data.data)
  return (
    <>
      <PageHeader
        title={opened?.name ?? text.edit}
        breadcrumbs={[{ label: list.title, to: href('company.index') }, { label: text.edit }]}
        actions={
          <Button component={Link} to={href('company.user.detail', { company_id: id })} variant="default">
            {text.users}
          </Button>
        }
      />
      {!opened && latest.error && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {!opened && !latest.error && <TableWaiting />}
      {opened && (
        <Editor
          key={opened.version}
          company={opened}
          onSaved={setOpened}
          onLoadAgain={async () => {
            const fresh = await latest.refetch()
            if (fresh.data) setOpened(fresh.data.data)
          }}
        />
      )}
    </>
  )
}

interface EditorProps {
  company: CompanyRecord
  onSaved: (company: CompanyRecord) => void
  onLoadAgain: () => Promise<void>
}

function Editor({ company, onSaved, onLoadAgain }: EditorProps) {
  const text = useDirectoryText()
  const words = useKitText()
  const go = useGo()
  const [asked, setAsked] = useState<'suspend' | 'stale'>()
  const update = useMutate(updateCompany)
  const { id, employee_count: _, created_at: __, ...initial } = company
  const form = useContractForm(updateCompany.body, initial)
  const isActive = company.status === 'active'
  async function save(body: typeof initial) {
    try {
      onSaved((await update.mutateAsync({ params: { id }, body })).data)
      void toastSuccess('updated')
    } catch (thrown) {
      if (!(thrown instanceof ApiError && thrown.code === 'stale_version')) throw thrown
      setAsked('stale')
    }
  }
  const setStatus = (status: CompanyRecord['status']) => save({ ...initial, status }).catch(toastError)
  return (
    <>
      {!isActive && (
        <Alert color="red" mb="md" maw={860} title={text.isSuspended}>
          <Button
            variant="default"
            size="sm"
            loading={update.isPending}
            onClick={() => void setStatus('active')}
          >
            {text.reactivate}
          </Button>
        </Alert>
      )}
      <Paper className={classes.group}>
        <Form
          form={form}
          onCancel={() => go('company.index')}
          onSubmit={(body) => save(body as typeof initial)}
        >
          <CompanyFields form={form} />
        </Form>
      </Paper>
      {isActive && (
        <Button mt="lg" color="red" variant="light" onClick={() => setAsked('suspend')}>
          {text.suspend}
        </Button>
      )}
      <ConfirmDialog
        opened={asked === 'suspend'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          void setStatus('suspended')
        }}
        title={text.suspendTitle}
        confirmLabel={text.suspend}
        danger
      >
        {text.suspendText(company.name)}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'stale'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => void onLoadAgain()}
        title={text.staleTitle}
        confirmLabel={words.action.reload}
      >
        {text.staleText}
      </ConfirmDialog>
    </>
  )
}
