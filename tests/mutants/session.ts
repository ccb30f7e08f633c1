import type { Mutant } from './mutant.ts'

/** The session, and everything that ends with it. */
export const sessionMutants: readonly Mutant[] = [
  {
    name: 'A late answer to an old token ends the session that followed',
    file: 'src/session/reducer.ts',
    find: "return isCurrent(state, event.token) ? { status: 'ended'",
    replace: "return state.status === 'member' ? { status: 'ended'",
  },
  {
    name: 'A late answer to an earlier attempt to sign in is taken',
    file: 'src/session/reducer.ts',
    find: "case 'signInSucceeded':\n      return state.status === 'authenticating' && state.attempt === event.attempt",
    replace: "case 'signInSucceeded':\n      return state.status === 'authenticating'",
  },
  {
    name: 'A logout leaves what else the member had in session storage',
    file: 'src/session/store.ts',
    find: "else if (after.status === 'ended') storage.clear()",
    replace: "else if (after.status === 'ended') storage.removeItem(SESSION_KEY)",
  },
  {
    name: "What one member had stays when another one's token is adopted",
    file: 'src/session/store.ts',
    find: '!isSameMember(before.session, after.session)',
    replace: 'isSameMember(before.session, after.session)',
  },
  {
    name: 'The deadline of a session hook is not cleared',
    file: 'src/session/hooks.ts',
    find: '  clock.clearTimeout(timer)\n',
    replace: '',
  },
  {
    name: 'A session hook that fails late is reported as done',
    file: 'src/session/hooks.ts',
    find: 'await call({ session, signal: own.signal })',
    replace: 'void call({ session, signal: own.signal })',
  },
  {
    name: 'A token that an address gives twice is taken',
    file: 'src/session/urlToken.ts',
    find: '!isRepeated && others.length === 0',
    replace: '!isRepeated || others.length === 0',
  },
  {
    name: 'A token stays in the address',
    file: 'src/session/urlToken.ts',
    find: 'location.pathname + brought.search + location.hash',
    replace: 'location.pathname + location.search + location.hash',
  },
  {
    name: "Another merchant's session is taken from the storage",
    file: 'src/session/codec.ts',
    find: 'value?.merchantCode !== merchantCode',
    replace: 'value?.merchantCode === undefined',
  },
  {
    name: 'An old value stays in a full storage in place of the new one',
    file: 'src/session/storage.ts',
    find: '    storage.removeItem(key)\n    storage.setItem(key, value)',
    replace: '    storage.setItem(key, value)',
  },
  {
    name: 'A remembered login outlives the logout',
    file: 'src/features/shared/rememberedLogin.ts',
    find: 'storage.removeItem(REMEMBERED_LOGIN_KEY)',
    replace: 'storage.removeItem(AUTO_LOGIN_KEY)',
  },
  {
    name: "Another merchant's remembered login is used",
    file: 'src/features/auth/account/model/rememberedLogin.ts',
    find: "field('merchant') !== merchant",
    replace: "field('merchant') === ''",
  },
  {
    name: 'A token goes to any https site after the login',
    file: 'src/features/auth/account/model/afterSignIn.ts',
    find: '!mayRedirectTo(url, base) || !mayCarryToken(url, scope)',
    replace: "!mayRedirectTo(url, base) || (url.protocol !== 'https:' && !mayCarryToken(url, scope))",
  },
  {
    name: 'An expired password must be changed where the site does not ask for it',
    file: 'src/features/auth/account/model/passwordRules.ts',
    find: '(passwordExpired && flags.PWDEXPFORCECHANGE3 === true)',
    replace: '(passwordExpired || flags.PWDEXPFORCECHANGE3 === true)',
  },
  {
    name: 'A second factor that was cancelled still logs in',
    file: 'src/features/auth/flow/model/machine.ts',
    find: "    case 'cancelled':\n      return IDLE",
    replace: "    case 'cancelled':\n      return state",
  },
  {
    name: 'The wait for another SMS code counts in tenths of a second',
    file: 'src/features/auth/smsCode/model/sending.ts',
    find: 'event.seconds * 1000',
    replace: 'event.seconds * 100',
  },
  {
    name: 'The form of registration ignores the geetest flag of the login',
    file: 'src/features/shared/captchaFor.ts',
    find: 'guard(loginGeetest || captcha.registerGeetest',
    replace: 'guard(captcha.registerGeetest',
  },
  {
    name: 'A solved captcha is lost to an error that comes later',
    file: 'src/features/captcha/model/state.ts',
    find: "return state.status === 'success' ? state : { status: 'error'",
    replace: "return state.status === 'loading' ? state : { status: 'error'",
  },
  {
    name: 'Only two servers of the captcha are tried',
    file: 'src/features/captcha/model/servers.ts',
    find: 'const MOST = 3',
    replace: 'const MOST = 2',
  },
]
