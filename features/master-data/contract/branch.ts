import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, line, name } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'
import { district, province, village } from './places/places.ts'
import { usedByEmployees } from './uses/used-by-employees.ts'

export default defineMasterData({
  ...listTexts['branch.index'],
  name: 'branch',
  owner: 'company',
  route: 'branch.index',
  path: '/branch',
  permission: 'view-branch',
  edit: 'edit-organisation',
  seenBy: ['view-employee'],
  usedIn: { employee: usedByEmployees('branch_id') },
  fields: {
    name: name(),
    phone: line('ເບີໂທລະສັບ', 'Phone', { max: 50 }),
    province_code: province(),
    district_code: district(),
    village: village(),
    description: description('ລາຍລະອຽດ', 'Description', { hidden: true }),
  },
})
