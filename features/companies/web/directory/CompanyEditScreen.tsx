import { Alert, Button, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#kit/web/client.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useOpened } from '#kit/web/form/use-opened.ts'
import { href, useGo, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type CompanyRecord, listCompanyBusinessTypes, showCompany, updateCompany } from '../../contract.ts'
import classes from '../companies.module.css'
import { useCompanyText } from '../text.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { EnterButton } from './EnterCompany.tsx'
import { SpecialMenusSwitch } from './SpecialMenusSwitch.tsx'
import { useDirectoryText } from './text.ts'

export default function CompanyEditScreen() {
  const id = useIdParam('company_id')
  return <CompanyEdit key={id} id={id} />
}

function CompanyEdit({ id }: { id: number }) {
  const { list } = useCompanyText()
  const text = useDirectoryText()
  const latest = useRoute(showCompany, { params: { id } })
  const [opened, setOpened] = useOpened(latest)
  return (
    <>
      <PageHeader
        title={opened?.name ?? text.edit}
        breadcrumbs={[{ label: list.title, to: href('company.index') }, { label: text.edit }]}
        actions={
          <>
            <Button component={Link} to={href('company.user.detail', { company_id: id })} variant="default">
              {text.users}
            </Button>
            {opened && <EnterButton company={opened} />}
          </>
        }
      />
      {!opened && latest.error && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {!opened && !latest.error && <TableWaiting />}
      {opened && <Editor key={opened.version} company={opened} onSaved={setOpened} />}
    </>
  )
}

type CompanyValues = ReturnType<typeof valuesOf>
const valuesOf = ({ id: _, employee_count: __, created_at: ___, ...values }: CompanyRecord) => values

interface EditorProps {
  company: CompanyRecord
  onSaved: (company: CompanyRecord) => void
}

function Editor({ company, onSaved }: EditorProps) {
  const words = useCompanyText().profile
  const text = useDirectoryText()
  const go = useGo()
  const [pendingAction, setPendingAction] = useState<'suspend'>()
  const update = useMutate(updateCompany)
  const { id } = company
  const types = useRoute(listCompanyBusinessTypes).data?.data
  const form = useContractForm(updateCompany.body, valuesOf(company), {
    record: id,
    latest: async () => valuesOf((await call(showCompany, { params: { id } })).data),
    readings: {
      business_type_id: {
        label: text.businessType,
        show: (type: number | null) => types?.find((given) => given.id === type)?.name ?? '–',
      },
      status: { label: words.status, show: (status: CompanyRecord['status']) => words.statuses[status] },
    },
  })
  const isActive = company.status === 'active'
  async function save(body: CompanyValues) {
    onSaved((await update.mutateAsync({ params: { id }, body })).data)
    void toastSuccess('updated')
  }
  const setStatus = (status: CompanyRecord['status']) =>
    save({ ...valuesOf(company), status }).catch(toastError)
  return (
    <>
      {!isActive && (
        <Alert color="red" mb="md" maw="var(--champa-width-lg)" title={text.isSuspended}>
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
      <FormFrame size="lg">
        <Form
          form={form}
          changesOnly
          onCancel={() => go('company.index')}
          onSubmit={(body) => save(body as CompanyValues)}
        >
          <CompanyFields fields={form.fields} />
          <SpecialMenusSwitch
            companyId={id}
            {...form.fields.getInputProps('special_menus', { type: 'checkbox' })}
          />
        </Form>
      </FormFrame>
      {isActive && (
        <Paper component="section" aria-label={text.suspendTitle} className={classes.danger} mt="lg">
          <div>
            <Text fw={600}>{text.suspendTitle}</Text>
            <Text c="dimmed">{text.suspendText(company.name)}</Text>
          </div>
          <Button color="red" variant="light" onClick={() => setPendingAction('suspend')}>
            {text.suspend}
          </Button>
        </Paper>
      )}
      <ConfirmDialog
        opened={pendingAction === 'suspend'}
        onClose={() => setPendingAction(undefined)}
        onConfirm={() => {
          setPendingAction(undefined)
          void setStatus('suspended')
        }}
        title={text.suspendTitle}
        confirmLabel={text.suspend}
        danger
      >
        {text.suspendText(company.name)}
      </ConfirmDialog>
    </>
  )
}
