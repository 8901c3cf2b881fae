import { Group } from '@mantine/core'
import { useState } from 'react'
import { ReportPage } from '#features/employees/web/parts.ts'
import { RequestDrawer } from '#features/requests/web/index.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { enterOutsideWork } from '../../contract/enter-outside-work.ts'
import outsideReport from '../../contract/outside-work.report.ts'
import { OUTSIDE_WORK_TEXTS as TEXTS } from '../../locales/outside-work.ts'
import { OutsideEntryDrawer } from './OutsideEntryDrawer.tsx'

/** Work outside of all employees, each with its request beside the list; HR enters it for employees. */
export default function OutsideReportScreen() {
  const language = useLanguage()
  const [isEntering, setEntering] = useState(false)
  return (
    <>
      <ReportPage
        report={outsideReport}
        rowKey={({ request_id }) => Number(request_id)}
        above={() => (
          <Group>
            <AddButton route={enterOutsideWork} onClick={() => setEntering(true)}>
              {TEXTS.enter[language]}
            </AddButton>
          </Group>
        )}
        details={(opened) => <RequestDrawer opened={opened as unknown as OpenedRow<never>} />}
      />
      {isEntering && <OutsideEntryDrawer onClose={() => setEntering(false)} />}
    </>
  )
}
