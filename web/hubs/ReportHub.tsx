import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useSession } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { companyMenu } from '../menus/company-menu.ts'
import { menuFor } from '../menus/menu.ts'
import { useMenuChoice } from '../menus/menu-choice.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import { HubCards } from './HubCards.tsx'
import classes from './hub.module.css'
import { useFoundEntries } from './use-found-entries.ts'

/** All reports that the user may see; the pinned ones first. */
export default function ReportHub() {
  const text = useShellText()
  const title = useTitles()['report.hub'] ?? ''
  const [typed, setTyped] = useState('')
  const { pinned } = useMenuChoice()
  const menu = menuFor(useSession(), companyMenu)
  const entries = menu.find(({ group }) => group === 'reports')?.entries ?? []
  const found = useFoundEntries(entries, typed)
  const favourites = found.filter(({ route }) => pinned.includes(route))
  const others = found.filter(({ route }) => !pinned.includes(route))
  return (
    <>
      <PageHeader title={title} text={text.hub.reports} />
      <div className={classes.tools}>
        <SearchBox value={typed} onChange={setTyped} delay={0} />
      </div>
      {found.length === 0 && <EmptyState title={text.hub.none} />}
      {favourites.length > 0 && (
        <section className={classes.part}>
          <h2>{text.bar.pinned}</h2>
          <HubCards entries={favourites} />
        </section>
      )}
      {others.length > 0 && (
        <section className={classes.part}>
          {favourites.length > 0 && <h2>{text.hub.others}</h2>}
          <HubCards entries={others} />
        </section>
      )}
    </>
  )
}
