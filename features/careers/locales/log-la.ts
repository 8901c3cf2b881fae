/** Words of the activity log in Lao. */
export default {
  entities: { profile_change: 'ການຂໍແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ' },
}
