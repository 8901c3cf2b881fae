import { Tabs } from '@mantine/core'
import '#kit/web/styles/desk.ts'
import { useSearchParams } from 'react-router'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useAttendanceText } from '../text.ts'
import { ScanFiles } from './ScanFiles.tsx'
import { ScanList } from './ScanList.tsx'

/** The uploaded files of terminals, and every scan. */
export default function DeviceScanScreen() {
  const text = useAttendanceText().scans
  const [address, setAddress] = useSearchParams()
  const tab = address.get('tab') === 'scans' ? 'scans' : 'files'
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      {/* Each list has its own page and filters in the address: changing the tab begins again. */}
      <Tabs
        value={tab}
        onChange={(next) => setAddress(next === 'scans' ? { tab: next } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="files">{text.tabs.files}</Tabs.Tab>
          <Tabs.Tab value="scans">{text.tabs.scans}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="files">
          <ScanFiles />
        </Tabs.Panel>
        <Tabs.Panel value="scans">
          <ScanList />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
