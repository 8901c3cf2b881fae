/** The nationalities that the forms offer, in the order of the specification (section 3); others are stored as typed. */
export const NATIONALITIES = [
  { name: 'Lao', la: 'ລາວ' },
  { name: 'Thai', la: 'ໄທ' },
  { name: 'Chinese', la: 'ຈີນ' },
  { name: 'Vietnamese', la: 'ຫວຽດນາມ' },
  { name: 'Japanese', la: 'ຍີ່ປຸ່ນ' },
  { name: 'Cambodian', la: 'ກຳປູເຈຍ' },
  { name: 'British', la: 'ອັງກິດ' },
  { name: 'American', la: 'ອາເມຣິກັນ' },
  { name: 'French', la: 'ຝຣັ່ງ' },
] as const
