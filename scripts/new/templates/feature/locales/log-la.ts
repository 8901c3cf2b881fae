/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    sample_note: 'Sample la',
  },
  fields: {
    'sample_note.name': 'ຊື່',
    'sample_note.note': 'ໝາຍເຫດ',
  },
}
