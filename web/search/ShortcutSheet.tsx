import { Kbd } from '@mantine/core'
import { Fragment } from 'react'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import type { MenuGroup } from '../menus/menu.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import { goKeysOf } from './go-keys.ts'
import classes from './ShortcutSheet.module.css'
import { openShortcuts, useShortcutsOpen } from './shortcuts-open.ts'

interface Row {
  what: string
  /** Keys that are pressed one after the other; several rows of them do the same. */
  ways: string[][]
}

/** The keyboard shortcuts of the administration, with the pages that the user can open. */
export default function ShortcutSheet({ menu }: { menu: readonly MenuGroup[] }) {
  const { keys } = useShellText()
  const titles = useTitles()
  const general: Row[] = [
    { what: keys.search, ways: [['Ctrl K'], ['/']] },
    { what: keys.help, ways: [['?']] },
    { what: keys.rows, ways: [['↑'], ['↓']] },
    { what: keys.open, ways: [['Enter']] },
    { what: keys.close, ways: [['Esc']] },
  ]
  const pages = goKeysOf(menu).map(
    ([letter, route]): Row => ({
      what: titles[route] ?? route,
      ways: [['g', letter]],
    }),
  )
  return (
    <EditModal opened={useShortcutsOpen()} onClose={() => openShortcuts(false)} title={keys.title}>
      <div className={classes.sheet}>
        <Rows title={keys.general} rows={general} />
        {pages.length > 0 && <Rows title={keys.go} rows={pages} />}
      </div>
    </EditModal>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { keys } = useShellText()
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.rows}>
        {rows.map(({ what, ways }) => (
          <div key={what} className={classes.row}>
            <dt>{what}</dt>
            <dd>
              {ways.map((way, at) => (
                <Fragment key={way.join()}>
                  {at > 0 && <small>{keys.or}</small>}
                  {way.map((key, place) => (
                    <Fragment key={key}>
                      {place > 0 && <small>{keys.next}</small>}
                      <Kbd>{key}</Kbd>
                    </Fragment>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
