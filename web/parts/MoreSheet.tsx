import { Drawer } from '@mantine/core'
import { NavLink } from 'react-router'
import { useSession } from '#kit/web/session.ts'
import { employeeMenu } from '../menus/employee-menu.ts'
import { menuFor } from '../menus/menu.ts'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import classes from './MoreSheet.module.css'

interface Props {
  opened: boolean
  onClose: () => void
}

/** All pages of an employee, in groups. */
export default function MoreSheet({ opened, onClose }: Props) {
  const text = useShellText()
  const titles = useTitles()
  const menu = menuFor(useSession(), employeeMenu)
  return (
    <Drawer opened={opened} onClose={onClose} position="bottom" size="82%" title={text.bar.menu}>
      {menu.map(({ group, entries }) => (
        <section key={group} className={classes.group}>
          <h2>{text.group[group]}</h2>
          <div className={classes.entries}>
            {entries.map(({ route, icon: Icon }) => (
              <NavLink
                key={route}
                to={routes[route].path}
                end
                className={classes.entry ?? ''}
                onClick={onClose}
              >
                <Icon size={22} stroke={1.7} />
                <span>{titles[route]}</span>
              </NavLink>
            ))}
          </div>
        </section>
      ))}
    </Drawer>
  )
}
