import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { listCompanyLog, listCompanyLogKinds } from '../contract.ts'
import { LogList } from './LogList.tsx'
import { useLogText } from './text.ts'

export default function CompanyLogScreen() {
  const text = useLogText()
  return (
    <>
      <PageHeader title={text.companyTitle} text={`${text.companyIntro}. ${text.reach}`} />
      <LogList
        name="company-log"
        label={text.companyTitle}
        list={listCompanyLog as never}
        kinds={listCompanyLogKinds as never}
      />
    </>
  )
}
