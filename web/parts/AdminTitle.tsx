import { useTitles } from '../titles.ts'
import { TabTitle } from './TabTitle.tsx'

/** The same for the administration, whose titles are loaded with its menus. */
export default function AdminTitle({ name }: { name: string }) {
  return <TabTitle title={useTitles()[name]} />
}
