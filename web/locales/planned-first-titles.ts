import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of public and employee routes without a screen, which a phone loads only when one is opened; move them to the feature that adds the screen. */
export const titles = {
  'apply.job': { la: 'ສະໝັກວຽກ', en: 'Apply for a job' },
  'apply.job.success': { la: 'ໄດ້ຮັບໃບສະໝັກແລ້ວ', en: 'Application received' },
  'interview.job': { la: 'ເຊີນສຳພາດ', en: 'Interview invitation' },
  'interview.confirm': { la: 'ຢືນຢັນການສຳພາດ', en: 'Confirm interview' },
  'employee_task_allocation.index': { la: 'ການມອບໝາຍວຽກ', en: 'Task allocation' },
  'employee_task_allocation.add': { la: 'ມອບໝາຍວຽກໃໝ່', en: 'Assign a task' },
  'employee_task_allocation.mywork': { la: 'ວຽກຂອງຂ້ອຍ', en: 'My tasks' },
  'employee_task_allocation.assignment': { la: 'ວຽກທີ່ຂ້ອຍມອບໝາຍ', en: 'Tasks I assigned' },
  'employee_meeting.index': { la: 'ກອງປະຊຸມ', en: 'My meetings' },
  'employee_meeting.add': { la: 'ນັດກອງປະຊຸມ', en: 'Call a meeting' },
  'employee_meeting.history': { la: 'ປະຫວັດກອງປະຊຸມ', en: 'Past meetings' },
  'recruitment.request': { la: 'ການຂໍຮັບພະນັກງານ', en: 'Recruitment requests' },
  'recruitment.request.add': { la: 'ຂໍຮັບພະນັກງານໃໝ່', en: 'New recruitment request' },
  'recruitment.request.detail': { la: 'ລາຍລະອຽດການຂໍຮັບພະນັກງານ', en: 'Recruitment request' },
  'recruitment.request.edit': { la: 'ແກ້ໄຂການຂໍຮັບພະນັກງານ', en: 'Edit recruitment request' },
  'director.approve.recruitment': { la: 'ຜູ້ອຳນວຍການອະນຸມັດ', en: 'Director approval' },
  'director.approve.recruitment.detail': { la: 'ລາຍລະອຽດສຳລັບຜູ້ອຳນວຍການ', en: 'Request for the director' },
  'hr.approve.recruitment': { la: 'HR ອະນຸມັດການຮັບສະໝັກ', en: 'HR approval' },
  'hr.approve.recruitment.detail': { la: 'ລາຍລະອຽດສຳລັບ HR', en: 'Request for HR' },
  'hr.selected.applicant': { la: 'ຄັດເລືອກຜູ້ສະໝັກ', en: 'Selection of applicants' },
  'hr.selected.applicant.detail': { la: 'ລາຍລະອຽດຜູ້ສະໝັກ', en: 'Applicant' },
  'hr.selected.applicant.interview': { la: 'ການສຳພາດ', en: 'Interviews' },
  'hr.selected.applicant.interview.detail': { la: 'ລາຍລະອຽດການສຳພາດ', en: 'Interview' },
} satisfies RouteTitles
