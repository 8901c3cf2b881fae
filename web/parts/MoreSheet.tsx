import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { NavLink } from 'react-router'
import { useSession } from '#kit/web/session.ts'
import { useFrameText } from '../frame-text.ts'
import { employeeMenu } from '../menus/employee-menu.ts'
import { type MenuEntry, menuFor } from '../menus/menu.ts'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import { useBuilt } from '../use-built.ts'
import classes from './MoreSheet.module.css'

interface Props {
  opened: boolean
  onClose: () => void
}

/** All pages of an employee, in groups: from the bottom of a phone, beside the menu of a desk. */
export default function MoreSheet({ opened, onClose }: Props) {
  const text = useShellText()
  const frame = useFrameText()
  const menu = menuFor(useSession(), employeeMenu)
  const isDesk = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isDesk ? 'left' : 'bottom'}
      size={isDesk ? 400 : '82%'}
      title={frame.menu}
    >
      {menu.map(({ group, entries }) => (
        <section key={group} className={classes.group}>
          <h2>{text.group[group]}</h2>
          <div className={classes.entries}>
            {entries.map((entry) => (
              <Entry key={entry.route} entry={entry} onClose={onClose} />
            ))}
          </div>
        </section>
      ))}
    </Drawer>
  )
}

function Entry({ entry: { route, icon: Icon }, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const { bar } = useShellText()
  const titles = useTitles()
  const isBuilt = useBuilt()(route)
  return (
    <NavLink
      to={routes[route].path}
      end
      className={classes.entry ?? ''}
      onClick={onClose}
      {...(!isBuilt && { 'data-coming': true })}
    >
      <Icon size={22} stroke={1.7} />
      <span className={classes.title}>{titles[route]}</span>
      {!isBuilt && <span className={classes.coming}>{bar.coming}</span>}
    </NavLink>
  )
}
