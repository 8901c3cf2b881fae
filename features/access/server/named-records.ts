import { type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

const DISPLAY_NAMES = { la: 'display_name_la', en: 'display_name_en', scope: 'all' } as const

/** Names of this feature's records in the activity log. */
export const accessNames: readonly NamedRecords[] = [
  namedRecords(
    { from: 'account' },
    {
      fields: ['account_id'],
      scope: 'directory',
      entities: ['password', 'second_factor', 'sign_in_link'],
    },
  ),
  namedRecords({ from: 'role' }, { ...DISPLAY_NAMES, fields: ['role_ids', 'roleId', 'role_id'] }),
  namedRecords({ from: 'role' }, { ...DISPLAY_NAMES, key: 'name', fields: ['roles'] }),
  namedRecords({ from: 'permission' }, { ...DISPLAY_NAMES, key: 'name', fields: ['permissions'] }),
]
