import { expect, test, vi } from 'vitest'
import { isCommonPassword } from '#areas/identity/common-passwords.ts'
import { AcceptInvitationInput } from '#areas/identity/inputs.ts'
import { deviceOf } from '#values/devices.ts'
import { freshPassword, hashOfPassword, matchesPassword } from './password.ts'

/** The dear part, done as ever and counted. */
const { argon2 } = await vi.hoisted(async () => ({ argon2: vi.fn((await import('node:crypto')).argon2) }))
vi.mock('node:crypto', async (original) => ({ ...(await original<typeof import('node:crypto')>()), argon2 }))

test('a password matches its own hash, and every hash has its own salt', async () => {
  const [first, second] = await Promise.all([hashOfPassword('سبع نخلات عند الوادي'), hashOfPassword('سبع نخلات عند الوادي')])
  expect(first).not.toBe(second)
  expect(await matchesPassword('سبع نخلات عند الوادي', first)).toBe(true)
  expect(await matchesPassword('سبع نخلات عند الوادى', first)).toBe(false)
  expect(await matchesPassword('', null)).toBe(false)
})

test('to compare is the same work for an account that is not there', async () => {
  const hash = await hashOfPassword('سبع نخلات عند الوادي')
  const work = async (kept: string | null) => {
    argon2.mockClear()
    expect(await matchesPassword('something else', kept)).toBe(false)
    return argon2.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength, nonce }]) => {
      return { algorithm, memory, passes, parallelism, tagLength, salt: Buffer.from(nonce as Buffer).length }
    })
  }
  const known = await work(hash)
  expect(known).toHaveLength(1)
  expect(await work(null)).toEqual(known)
})

test('many comparisons at once all come to their end', async () => {
  const hash = await hashOfPassword('سبع نخلات عند الوادي')
  const answers = await Promise.all(Array.from({ length: 12 }, () => matchesPassword('سبع نخلات عند الوادي', hash)))
  expect(answers.every(Boolean)).toBe(true)
})

test('what people guess first is refused, in every disguise', () => {
  const guessed = ['password123', 'P@ssw0rd2026', 'Salalah@2026', 'altahaluf2026', 'Mohammed1990', 'qwertyuiop', '1234567890']
  const more = [
    '0987654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '1212121212',
    'iloveyou1234',
    'abcdefghijkl',
    'كلمة السر 123',
    '9685557391',
    '1qaz2wsx3edc',
    'qwer1234asdf',
    'SalimSalalah2020',
    'drowssap1234',
    'محمد سلطان 99',
  ]
  for (const password of [...guessed, ...more]) expect(isCommonPassword(password), password).toBe(true)
})

test('a sentence of one’s own is taken, and so is what we make ourselves', () => {
  const good = ['سبع نخلات عند الوادي', 'correct horse battery staple', 'qahwa-then-khareef-walk', freshPassword()]
  for (const password of good) expect(isCommonPassword(password), password).toBe(false)
})

test('a password needs ten letters, says how many are missing, and is not the name of its owner', () => {
  const said = (password: string) =>
    AcceptInvitationInput.safeParse({ token: 'x', name: 'Huda Alkathiri', contact: 'huda.alkathiri@example.com', password }).error
      ?.issues[0]?.message
  expect(said('مطر وضباب')).toBe('كلمة المرور 10 أحرف على الأقل، وينقصها حرف واحد')
  expect(said('مطر وضبا')).toBe('كلمة المرور 10 أحرف على الأقل، وينقصها حرفان')
  expect(said('مطر')).toBe('كلمة المرور 10 أحرف على الأقل، وينقصها 7 أحرف')
  expect(said('HudaAlkathiri77')).toBe('كلمة شائعة يسهل تخمينها. اختر جملة أطول.')
  expect(said('مطر وضباب وخريف')).toBeUndefined()
})

test('a password far too long is refused at once', () => {
  const password = `${'a'.repeat(400_000)}bcdef`
  const { error } = AcceptInvitationInput.safeParse({ token: 'x', name: 'Huda Alkathiri', contact: 'huda@example.com', password })
  expect(error?.issues.map(({ message }) => message)).toEqual(['النص أطول من الحد. اختصره إلى 200 حرف.'])
})

test('a device is told by its browser and system', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
  const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'
  expect(deviceOf(safari)).toBe('Safari، iPhone')
  expect(deviceOf(edge)).toBe('Edge، Windows')
  expect(deviceOf('curl/8')).toBe('جهاز غير معروف')
})
