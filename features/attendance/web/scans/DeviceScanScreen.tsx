import { Tabs } from '@mantine/core'
import '#kit/web/styles/desk.ts'
import { useSearchParams } from 'react-router'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { PinList } from '../pins/PinList.tsx'
import { useAttendanceText } from '../text.ts'
import { ScanFiles } from './ScanFiles.tsx'
import { ScanList } from './ScanList.tsx'

/** The tabs beside the files. */
const TABS = ['scans', 'pins']

/** The uploaded files of terminals, every scan, and the PINs of employees on terminals. */
export default function DeviceScanScreen() {
  const text = useAttendanceText().scans
  const [address, setAddress] = useSearchParams()
  const chosen = address.get('tab') ?? ''
  const tab = TABS.includes(chosen) ? chosen : 'files'
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      {/* Each list has its own page and filters in the address: changing the tab begins again. */}
      <Tabs
        value={tab}
        onChange={(next) => setAddress(next && TABS.includes(next) ? { tab: next } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="files">{text.tabs.files}</Tabs.Tab>
          <Tabs.Tab value="scans">{text.tabs.scans}</Tabs.Tab>
          <Tabs.Tab value="pins">{text.tabs.pins}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="files">
          <ScanFiles />
        </Tabs.Panel>
        <Tabs.Panel value="scans">
          <ScanList />
        </Tabs.Panel>
        <Tabs.Panel value="pins">
          <PinList />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
