import { defineMasterData } from '#kit/contract/master-data.ts'
import { day, description, name } from '#kit/contract/master-data-fields.ts'
import { listTexts } from '../locales/lists.ts'

export default defineMasterData({
  ...listTexts['company.project'],
  name: 'project',
  owner: 'company',
  route: 'company.project',
  path: '/company/project',
  permission: 'view-profile',
  edit: 'edit-organisation',
  seenBy: 'side',
  fields: {
    name: name(),
    start_date: day('ວັນທີເລີ່ມ', 'Start date'),
    end_date: day('ວັນທີສິ້ນສຸດ', 'End date'),
    description: description(),
  },
  list: { ordered: ['start_date', 'end_date'] },
})
