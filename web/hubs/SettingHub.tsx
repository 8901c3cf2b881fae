import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useSession } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { companyMenu } from '../menus/company-menu.ts'
import { menuFor } from '../menus/menu.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import { HubCards } from './HubCards.tsx'
import classes from './hub.module.css'
import { settingGroups } from './setting-groups.ts'
import { useFoundEntries } from './use-found-entries.ts'

/** Everything in the company that the user may set, by subject, with a list of the subjects at the side. */
export default function SettingHub() {
  const text = useShellText()
  const title = useTitles()['setting.hub'] ?? ''
  const [typed, setTyped] = useState('')
  const permitted = menuFor(useSession(), companyMenu).flatMap(({ entries }) => entries)
  const found = useFoundEntries(permitted, typed)
  const groups = settingGroups
    .map(({ group, routes }) => ({
      group,
      entries: routes.flatMap((name) => found.find(({ route }) => route === name) ?? []),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <PageHeader title={title} text={text.hub.settings} />
      <div className={classes.tools}>
        <SearchBox value={typed} onChange={setTyped} delay={0} />
      </div>
      {groups.length === 0 && <EmptyState title={text.hub.none} />}
      <div className={classes.columns}>
        <nav className={classes.subjects} aria-label={title}>
          {groups.map(({ group }) => (
            <a key={group} href={`#${group}`}>
              {text.group[group]}
            </a>
          ))}
        </nav>
        <div>
          {groups.map(({ group, entries }) => (
            <section key={group} id={group} className={classes.part}>
              <h2>{text.group[group]}</h2>
              <HubCards entries={entries} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
