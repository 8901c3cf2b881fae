import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  login: {
    title: 'Sign in',
    intro: 'People, working time and pay in one place',
    username: 'Username (email)',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
    forgot: 'Forgot password?',
    incorrect: 'Email or password is incorrect',
    success: 'Signed in',
    language: 'Language',
    privacy: 'Privacy policy',
  },
  denied: {
    title: 'Access denied',
    text: 'You need permission to open this page. Ask your administrator.',
    home: 'Back to the start page',
  },
} satisfies Widen<typeof la>
