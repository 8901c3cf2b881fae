import { expect, test } from 'vitest'
import { takeTitle } from './person-title.ts'

test.each([
  ['ນ. ສີສຸດາ ວົງສະຫວັນ', 'ສີສຸດາ ວົງສະຫວັນ', 'female'],
  ['ນ.ສົມຈິດ', 'ສົມຈິດ', 'female'],
  ['ນ. ສຸກສະຫວັນ', 'ສຸກສະຫວັນ', 'female'],
  ['ນ.ສ. ສີດາ', 'ສີດາ', 'female'],
  ['ນ. ສ. ບົວ', 'ບົວ', 'female'],
  ['ນ.ສ ບົວ', 'ບົວ', 'female'],
  ['ນາງສາວ ບົວ', 'ບົວ', 'female'],
  ['ນາງສາວະລີ', 'ສາວະລີ', 'female'],
  ['ນາງສີດາ', 'ສີດາ', 'female'],
  ['ທ້າວສົມພອນ', 'ສົມພອນ', 'male'],
  ['ທ. ເພັດ', 'ເພັດ', 'male'],
  ['ທ່ານ ນາງ ບົວ', 'ບົວ', 'female'],
  ['Mr. Bounmy', 'Bounmy', 'male'],
  ['Khun Somsak', 'Somsak', null],
  ['ສີສຸດາ', 'ສີສຸດາ', null],
  ['ນາງ', 'ນາງ', null],
])('%s is the name %s', (text, name, gender) => {
  expect(takeTitle(text)).toEqual({ name, gender })
})
