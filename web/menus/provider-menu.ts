import {
  IconBuilding,
  IconBuildingBank,
  IconCategory,
  IconCoins,
  IconDatabase,
  IconFileInvoice,
  IconFingerprint,
  IconHistory,
  IconHome,
  IconKey,
  IconLayoutDashboard,
  IconMail,
  IconMap,
  IconMap2,
  IconPackage,
  IconPercentage,
  IconScale,
  IconShieldCheck,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'
import type { MenuGroup } from './menu.ts'

/** The menu of the provider. */
export const providerMenu: readonly MenuGroup[] = [
  {
    group: 'start',
    icon: IconHome,
    entries: [{ route: 'Dashboard', icon: IconLayoutDashboard }],
  },
  {
    group: 'customers',
    icon: IconBuilding,
    isOpenAtFirst: true,
    entries: [
      { route: 'company.index', icon: IconBuilding },
      { route: 'invoice.index', icon: IconFileInvoice },
      { route: 'terminal_sighting.index', icon: IconFingerprint },
      { route: 'package.index', icon: IconPackage },
    ],
  },
  {
    group: 'law',
    icon: IconScale,
    isOpenAtFirst: true,
    entries: [
      { route: 'tax.index', icon: IconPercentage },
      { route: 'social_security.index', icon: IconShieldCheck },
    ],
  },
  {
    group: 'lists',
    icon: IconDatabase,
    isOpenAtFirst: true,
    entries: [
      { route: 'businessType.index', icon: IconCategory },
      { route: 'bank.index', icon: IconBuildingBank },
      { route: 'currency.index', icon: IconCoins },
      { route: 'province.index', icon: IconMap2 },
      { route: 'district.index', icon: IconMap },
      { route: 'village.index', icon: IconHome },
    ],
  },
  {
    group: 'access',
    icon: IconUserCog,
    isOpenAtFirst: true,
    entries: [
      { route: 'userAdmin.index', icon: IconUserCog },
      { route: 'role.index', icon: IconUsers },
      { route: 'permission.index', icon: IconKey },
      { route: 'admin.log', icon: IconHistory },
      { route: 'mail.outbox', icon: IconMail },
    ],
  },
]
