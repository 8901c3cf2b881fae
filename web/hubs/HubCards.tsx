import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { sentenceOf } from '../locales/hub-sentences.ts'
import type { MenuEntry } from '../menus/menu.ts'
import { useMenuChoice } from '../menus/menu-choice.ts'
import { Pin } from '../parts/menu/Pin.tsx'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import { useBuilt } from '../use-built.ts'
import classes from './hub.module.css'

/** Cards of pages: title, what the page is for, and when the user opened it last. */
export function HubCards({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className={classes.cards}>
      {entries.map((entry) => (
        <Card key={entry.route} entry={entry} />
      ))}
    </ul>
  )
}

function Card({ entry: { route, icon: Icon } }: { entry: MenuEntry }) {
  const text = useShellText()
  const language = useLanguage()
  const title = useTitles()[route] ?? route
  const isBuilt = useBuilt()(route)
  const day = useMenuChoice().used[route]
  return (
    <li className={classes.card} data-coming={!isBuilt || undefined}>
      <Icon size={22} stroke={1.7} />
      <div className={classes.words}>
        <Link to={routes[route].path} className={classes.title}>
          {title}
        </Link>
        <p>{sentenceOf(route)?.[language]}</p>
        {!isBuilt && <p className={classes.small}>{text.bar.coming}</p>}
        {isBuilt && day && <p className={classes.small}>{text.hub.lastUsed(formatDate(day))}</p>}
      </div>
      {isBuilt && <Pin route={route} title={title} />}
    </li>
  )
}
