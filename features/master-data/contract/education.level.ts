import { defineMasterData } from '#kit/contract/master-data.ts'
import { name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'education_level',
  owner: 'company',
  route: 'education.level.index',
  path: '/education-level',
  permission: 'view-education-level',
  edit: 'edit-organisation',
  seenBy: ['view-employee'],
  la: 'ລະດັບການສຶກສາ',
  en: 'Education levels',
  one: 'education level',
  fields: {
    name: name(),
  },
})
