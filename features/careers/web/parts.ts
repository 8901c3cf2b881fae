import { IconUserEdit } from '@tabler/icons-react'
import type { RequestKindParts } from '#features/requests/web/index.ts'
import { lazyPart } from '#kit/web/load-file.ts'
import { href } from '#kit/web/navigation.ts'
import { titles } from './own-titles.ts'

/** What the screens of requests need of changes of the own record. */
export const profileRequests: RequestKindParts = {
  title: { la: 'ແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ', en: 'Change of own details' },
  icon: IconUserEdit,
  Details: lazyPart(() => import('./AskedPictures.tsx')),
  editPage: (profile_change_id) => href('profile_change.edit', { profile_change_id }),
  ask: {
    title: titles['profile_change.add'],
    text: {
      la: 'ເບີໂທ, ທີ່ຢູ່, ຜູ້ຕິດຕໍ່ສຸກເສີນ, ບັນຊີທະນາຄານ, ຮູບ',
      en: 'Phone, address, emergency contact, bank account, picture',
    },
    page: () => href('profile_change.add'),
  },
}
