import { Alert } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { useOpened } from '#kit/web/form/use-opened.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { saveCompanySetting, showCompanySetting } from '../contract.ts'
import { SettingForm } from './SettingForm.tsx'
import { useCompanyText } from './text.ts'

/** The settings of the company. */
export default function CompanySettingScreen() {
  const text = useCompanyText().setting
  const latest = useRoute(showCompanySetting)
  const [opened, setOpened] = useOpened(latest)
  const save = useMutate(saveCompanySetting)
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      {!opened && latest.error && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {!opened && !latest.error && <TableWaiting />}
      {opened && !opened.can.includes('update') && (
        <Alert color="blue" mb="md" maw="var(--champa-width-lg)">
          {text.readOnly}
        </Alert>
      )}
      {opened && (
        <SettingForm
          key={opened.version}
          setting={opened}
          onSave={async (body) => {
            setOpened((await save.mutateAsync({ body })).data)
            void toastSuccess('updated')
          }}
        />
      )}
    </>
  )
}
