/** Labels of this feature's entities, fields and values in the activity log. */
export default {
  entities: {
    mail: 'ອີເມວ',
  },
  fields: {
    'mail.to': 'ເຖິງ',
  },
}
