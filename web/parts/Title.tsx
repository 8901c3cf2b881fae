import { Suspense } from 'react'
import { useMatches } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { useNameOfTab } from '#kit/web/tab-name.ts'
import { useFirstTitles } from '../first-titles.ts'
import type { Route } from '../route.ts'
import { TabTitle } from './TabTitle.tsx'

const AdminTitle = lazyPart(() => import('./AdminTitle.tsx'))

/** Screens of a phone that are not among its first, or do not exist yet, have their titles with those of the administration. */
function FirstTitle({ name }: { name: string }) {
  const title = useFirstTitles()[name]
  const record = useNameOfTab()
  if (!title && name) return <AdminTitle name={name} />
  return <TabTitle title={title ?? record} />
}

/** The browser tab: the screen's title in the current language. */
export function Title() {
  const match = useMatches().at(-1)
  const isAdmin = (match?.handle as Route | undefined)?.layout === 'admin'
  const Named = isAdmin ? AdminTitle : FirstTitle
  return (
    <Suspense fallback={<TabTitle />}>
      <Named name={match?.id ?? ''} />
    </Suspense>
  )
}
