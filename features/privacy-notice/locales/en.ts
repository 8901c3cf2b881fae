import type { PrivacyText } from './shape.ts'

/** The privacy notice. It describes the product; change it together with the behaviour it describes. */
export default {
  title: 'Privacy notice',
  since: (date) => `In force since ${date}`,
  contents: 'Contents',
  print: 'Print',
  intro:
    'This page says which data about you Champa keeps, what for, who can see it, and what rights you have. Champa is a system for people and pay that companies in Laos use.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      parts: [
        'If you are an employee or a candidate, your company (or the one you apply to) decides which data is kept and how it is used. It is responsible to you: the controller.',
        'The provider of Champa stores and processes the data for the company and only as the company instructs: the processor. For the accounts of its own staff the provider itself is responsible.',
      ],
    },
    {
      id: 'age',
      title: 'Minimum age: 18',
      parts: [
        'Champa is for people aged 18 and over. Anyone younger may not have an account or apply for a job through it. If you find data of somebody under 18, please tell us and it will be deleted.',
      ],
    },
    {
      id: 'collected',
      title: 'What is collected',
      parts: [
        [
          [
            'Identity',
            'Name and surname, gender, date of birth, nationality, photo, number of the identity card or passport.',
          ],
          [
            'Contact',
            'Telephone, email, address, the person to call in an emergency and how they are related to you.',
          ],
          [
            'Work',
            'Employee number, position, department, branch, contract, education, experience and leave.',
          ],
          ['Pay', 'Base salary, benefits, deductions, tax, social security and payslips.'],
          ['Bank', 'The bank, the name and the number of the account that the salary is paid into.'],
          [
            'Attendance',
            'Day and time of arrival and departure, and the device or camera that recorded it. With a phone also your position, at the moment you clock in or out only. You are not followed at other times.',
          ],
          ['Device', 'Network address (IP), kind of browser, and when you signed in.'],
        ],
      ],
    },
    {
      id: 'why',
      title: 'What it is used for',
      parts: [
        [
          ['To pay you', 'Calculating and paying salary, overtime, tax and social security correctly.'],
          ['To organise work', 'Rosters, attendance, leave, contracts and approvals.'],
          [
            'To check the place',
            'The position tells whether you clock in inside an area that the company has set.',
          ],
          ['To stay secure', 'Checking who signs in, and recording who changed what.'],
        ],
        'We do not sell data, do not use it for advertising, and leave no important decision about you to a machine that nobody checks.',
      ],
    },
    {
      id: 'law',
      title: 'Legal basis',
      parts: [
        'The Law on Electronic Data Protection, No. 25/NA of 2017, says how personal data may be collected, used and protected in the Lao PDR. Your data is used on the basis of:',
        [
          [
            'The employment contract',
            'What is needed to carry out the contract between you and the company.',
          ],
          ['Legal duties', 'The laws on labour, income tax, social security and accounting.'],
          [
            'Consent',
            'What goes beyond that, such as a photo or the position of your phone. You may withdraw it at any time.',
          ],
        ],
      ],
    },
    {
      id: 'shared',
      title: 'Who can see it',
      parts: [
        [
          ['You', 'Your own roster, attendance, leave and payslips.'],
          ['The company', 'Human resources and managers, each only what the company has permitted them.'],
          [
            'The provider',
            'Looks only where needed to help the company or fix a fault. Each time is recorded, and the company can see it.',
          ],
          [
            'Public offices',
            'The tax office and the social security office receive what the law makes the company declare.',
          ],
          ['The bank', 'Receives name, account number and amount, to pay the salary.'],
        ],
        "Each company's data is kept apart. Other companies that use Champa cannot see yours.",
      ],
    },
    {
      id: 'kept',
      title: 'How long it is kept',
      parts: [
        'Data about employees is kept as long as you are employed. After that, documents of pay, tax and social security are kept as long as the laws on labour, tax and accounting require. The company deletes what is no longer needed.',
        'When a company stops using Champa, its data is handed back to it and then deleted from the system.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      parts: [
        'Passwords are stored in a form that cannot be read back. You can turn on a second factor, see where you are signed in, and end a session that you do not know. Every change is recorded with who made it and when.',
        'If data should leak, the company informs the people affected and the authorities concerned.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      parts: [
        [
          ['See', 'Ask to see your data or to be given a copy.'],
          ['Correct', 'Have corrected what is wrong or incomplete.'],
          ['Delete or stop', 'Have deleted, or no longer used, what the law does not require to be kept.'],
          ['Withdraw consent', 'At any time, without effect on what has been done already.'],
          ['Complain', 'To the company, or to the Ministry of Technology and Communications.'],
        ],
      ],
    },
    {
      id: 'device',
      title: 'What your device keeps',
      parts: [
        'Champa uses one cookie, for your sign-in, and for a few minutes another one when you ask for a new password. There are no cookies and no trackers of others. Your browser remembers your sign-in, your name and permissions, the language, the colours, and what you have typed but not saved yet. Signing out removes the sign-in, the name and the permissions.',
      ],
    },
    {
      id: 'candidates',
      title: 'Candidates',
      parts: [
        'When you apply for a job, the company that offers it receives your name, how to reach you, your education and the documents you send. It uses them only to choose and to arrange interviews. You may ask it to delete your application.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this notice',
      parts: [
        'When this notice changes, the date at its top changes. Of important changes the company informs you beforehand.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      parts: [
        'Please ask the human resources department of your company first: it is responsible for your data. It passes questions about the system on to the provider of Champa.',
      ],
    },
  ],
} satisfies PrivacyText
