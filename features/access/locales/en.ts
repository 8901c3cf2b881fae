import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  login: {
    title: 'Sign in',
    intro: 'People, working time and pay in one place',
    username: 'Email',
    company: 'Company code',
    number: 'Employee number or phone',
    byNumber: 'Sign in with employee number',
    byEmail: 'Sign in with email',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    incorrect: 'Email or password is incorrect',
    numberIncorrect: 'Code, number or password is incorrect',
    preparing: 'The demo is being prepared. You can sign in when it is complete.',
    progress: (done: number, total: number) => `${done} of ${total} steps are done`,
    success: 'Signed in',
    language: 'Language',
    privacy: 'Privacy policy',
    codeTitle: 'One more step',
    codeHint: 'Enter the 6 digits of your authenticator app, or a recovery code',
    code: 'Code',
    codeIncorrect: 'The code is wrong or has expired',
    back: 'Back',
  },
  denied: {
    title: 'Access denied',
    text: 'You need permission to open this page. Ask your administrator.',
    home: 'Back to the start page',
  },
} satisfies Widen<typeof la>
