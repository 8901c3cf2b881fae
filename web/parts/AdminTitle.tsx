import { useNameOfTab } from '#kit/web/tab-name.ts'
import { useTitles } from '../titles.ts'
import { TabTitle } from './TabTitle.tsx'

/** The same for the administration, whose titles are loaded with its menus; the record of a page comes first. */
export default function AdminTitle({ name }: { name: string }) {
  const title = useTitles()[name]
  return <TabTitle title={[useNameOfTab(), title].filter(Boolean).join(' · ')} />
}
