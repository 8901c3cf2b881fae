import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { listAdminLog, listAdminLogKinds } from '../contract.ts'
import { LogList } from './LogList.tsx'
import { useLogText } from './text.ts'

export default function AdminLogScreen() {
  const text = useLogText()
  return (
    <>
      <PageHeader title={text.adminTitle} text={`${text.adminIntro}. ${text.reach}`} />
      <LogList
        isProvider
        name="admin-log"
        label={text.adminTitle}
        list={listAdminLog}
        kinds={listAdminLogKinds}
      />
    </>
  )
}
