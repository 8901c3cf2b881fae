import { Alert } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '#kit/web/api-error.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { type CompanySetting, saveCompanySetting, showCompanySetting } from '../contract.ts'
import { SettingForm } from './SettingForm.tsx'
import { useCompanyText } from './text.ts'

/** Holds the settings as they were opened: news of them from elsewhere must not wipe what is being changed. */
export default function CompanySettingScreen() {
  const text = useCompanyText().setting
  const words = useKitText()
  const latest = useRoute(showCompanySetting)
  const [opened, setOpened] = useState<CompanySetting>()
  const [isStale, setStale] = useState(false)
  const save = useMutate(saveCompanySetting)
  if (!opened && latest.data && !latest.isFetching) setOpened(latest.data.data)
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      {!opened && latest.error && <ErrorState error={latest.error} onRetry={() => void latest.refetch()} />}
      {!opened && !latest.error && <TableWaiting />}
      {opened && !opened.can.includes('update') && (
        <Alert color="blue" mb="md" maw={860}>
          {text.readOnly}
        </Alert>
      )}
      {opened && (
        <SettingForm
          key={opened.version}
          setting={opened}
          onSave={async (body) => {
            try {
              setOpened((await save.mutateAsync({ body })).data)
              void toastSuccess('updated')
            } catch (thrown) {
              if (!(thrown instanceof ApiError && thrown.code === 'stale_version')) throw thrown
              setStale(true)
            }
          }}
        />
      )}
      <ConfirmDialog
        opened={isStale}
        onClose={() => setStale(false)}
        onConfirm={async () => {
          const fresh = await latest.refetch()
          if (fresh.data) setOpened(fresh.data.data)
          setStale(false)
        }}
        title={text.staleTitle}
        confirmLabel={words.action.reload}
      >
        {text.staleText}
      </ConfirmDialog>
    </>
  )
}
