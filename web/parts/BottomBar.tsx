import { useDisclosure } from '@mantine/hooks'
import { IconBeach, IconCalendarTime, IconHome, IconLayoutGrid, IconReceipt } from '@tabler/icons-react'
import { useEffect } from 'react'
import { NavLink, useLocation } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'
import { useShellText } from '../text.ts'
import classes from './BottomBar.module.css'
import { LazySheet } from './LazySheet.tsx'

const MoreSheet = lazyPart(() => import('./MoreSheet.tsx'))

/** The four most used pages, and all others behind "more". Targets have at least 48 pixels. */
export function BottomBar() {
  const text = useShellText()
  const { pathname } = useLocation()
  const [isOpen, more] = useDisclosure()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(more.close, [pathname])
  const tabs = [
    { to: href('EmployeeDashboard'), label: text.tab.home, icon: IconHome },
    { to: href('employee_roster.index'), label: text.tab.roster, icon: IconCalendarTime },
    { to: href('employee_leave.index'), label: text.tab.leave, icon: IconBeach },
    { to: href('employee_payslip.index'), label: text.tab.payslip, icon: IconReceipt },
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
      <LazySheet opened={isOpen}>
        <MoreSheet opened={isOpen} onClose={more.close} />
      </LazySheet>
    </>
  )
}
