import { Suspense } from 'react'
import { useMatches } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { useFirstTitles } from '../first-titles.ts'
import type { Route } from '../route.ts'
import { TabTitle } from './TabTitle.tsx'

const AdminTitle = lazyPart(() => import('./AdminTitle.tsx'))

function FirstTitle({ name }: { name: string }) {
  return <TabTitle title={useFirstTitles()[name]} />
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
