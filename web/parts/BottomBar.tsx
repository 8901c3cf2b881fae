import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBeach, IconCalendarTime, IconChecklist, IconHome, IconLayoutGrid } from '@tabler/icons-react'
import { useEffect } from 'react'
import { NavLink, useLocation } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import { employeeMenu } from '../menus/employee-menu.ts'
import { menuFor } from '../menus/menu.ts'
import { routes } from '../routes.ts'
import { useShellText } from '../text.ts'
import { useTitles } from '../titles.ts'
import classes from './BottomBar.module.css'

/** The four places one goes to most, and all others behind "more". Targets of at least 48 pixels. */
export function BottomBar() {
  const text = useShellText()
  const titles = useTitles()
  const session = useSession()
  const { pathname } = useLocation()
  const [isOpen, more] = useDisclosure()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(more.close, [pathname])
  const tabs = [
    { to: href('EmployeeDashboard'), label: text.tab.home, icon: IconHome },
    { to: href('employee_roster.index'), label: text.tab.roster, icon: IconCalendarTime },
    { to: href('employee_leave.index'), label: text.tab.leave, icon: IconBeach },
    { to: href('employee_task_allocation.mywork'), label: text.tab.tasks, icon: IconChecklist },
  ]
  return (
    <>
      <nav className={classes.bar} aria-label={text.bar.menu}>
        {tabs.map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} end className={classes.tab ?? ''}>
            <Icon size={22} stroke={1.7} />
            <span>{label}</span>
          </NavLink>
        ))}
        <button type="button" className={classes.tab} onClick={more.open} aria-expanded={isOpen}>
          <IconLayoutGrid size={22} stroke={1.7} />
          <span>{text.tab.more}</span>
        </button>
      </nav>
      <Drawer
        opened={isOpen}
        onClose={more.close}
        position="bottom"
        size="82%"
        title={text.bar.menu}
        radius="lg"
      >
        {menuFor(session, employeeMenu).map(({ group, entries }) => (
          <section key={group} className={classes.group}>
            <h2>{text.group[group]}</h2>
            <div className={classes.entries}>
              {entries.map(({ route, icon: Icon }) => (
                <NavLink key={route} to={routes[route].path} end className={classes.entry ?? ''}>
                  <Icon size={22} stroke={1.7} />
                  <span>{titles[route]}</span>
                </NavLink>
              ))}
            </div>
          </section>
        ))}
      </Drawer>
    </>
  )
}
