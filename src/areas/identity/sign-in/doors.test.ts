import { expect, test } from 'vitest'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { returnPath } from '#areas/identity/accounts/return-path.ts'
import { action as accept, loader as invitationPage } from '#areas/identity/invitations/routes/invitation.tsx'
import { signedIn } from '#areas/identity/public.ts'
import { seed } from '#areas/identity/seed.ts'
import { action as signOutHere, loader as signOutPage } from '#areas/identity/sessions/routes/sign-out.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { huda, password, peopleOf } from '#testing/people.ts'
import { answered, visit } from '#testing/visit.ts'
import { loader as loginPage, action as signInHere } from './routes/login.tsx'

const office = testOffice()
const { firstToken, hudaJoins, asTheBearer, whoIs } = peopleOf(office)

const signInAs = (form: Record<string, string>, ctx: Ctx = office.visitor()) =>
  answered(Promise.resolve(signInHere(visit(ctx, '/login', { form }))))

test('signing in leads to the office, or back to where one was going', async () => {
  await hudaJoins()
  expect(await signInAs(huda)).toMatchObject({ status: 303, to: '/admin' })
  expect(await signInAs({ ...huda, to: '/admin/requests?queue=ticket' })).toMatchObject({ to: '/admin/requests?queue=ticket' })
})

test('nobody is led to another site', async () => {
  await hudaJoins()
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/.//evil.example',
    '/\t/evil.example',
    'javascript:1',
  ]
  for (const to of elsewhere) {
    expect(returnPath(to), to).toBeNull()
    const { to: ledTo } = (await signInAs({ ...huda, to })) as { to: string }
    expect(new URL(ledTo, 'http://office').origin, to).toBe('http://office')
  }
  for (const loop of ['/admin/requests.data', '/login?to=/login', '/sign-out', '', null]) expect(returnPath(loop)).toBeNull()
  expect(returnPath('/admin/../about?x=1#y')).toBe('/about?x=1#y')
})

test('the cookie is out of reach of scripts and of other sites, and goes with the browser unless it is to be remembered', async () => {
  await hudaJoins()
  const cookieOf = async (form: Record<string, string>, ctx?: Ctx) => {
    const answer = await signInAs(form, ctx)
    return (answer as { cookies: string[] }).cookies[0]?.replace(/=[\w-]{43}/, '=TOKEN')
  }
  expect(await cookieOf(huda)).toBe('session=TOKEN; Path=/; HttpOnly; SameSite=Lax')
  expect(await cookieOf({ ...huda, remember: 'yes' })).toBe('session=TOKEN; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000')
  const secure = { ...office.visitor(), origin: 'https://altahaluf.example' }
  expect(await cookieOf(huda, secure)).toBe('__Host-session=TOKEN; Path=/; HttpOnly; SameSite=Lax; Secure')
})

test('behind https a plain cookie opens nothing', async () => {
  const token = await hudaJoins()
  const secure = { ...office.visitor(), origin: 'https://altahaluf.example' }
  const bringing = (cookie: string) => signedIn(secure, new Request('https://altahaluf.example/', { headers: { cookie } }))
  expect(await bringing(`session=${token}`)).toBeNull()
  expect(await bringing(`__Host-session=${token}`)).toMatchObject({ name: 'هدى الكثيري' })
})

test('a refused form gives back what was typed, but never the password', async () => {
  await hudaJoins()
  const answer = await signInAs({ contact: huda.contact, password: 'not this one', remember: 'yes' })
  expect(answer).toMatchObject({
    init: { status: 401 },
    data: { typed: { contact: huda.contact, remember: 'yes' }, problem: 'بيانات الدخول غير مطابقة. راجعها ثم أعد المحاولة.' },
  })
  expect(JSON.stringify(answer)).not.toContain('not this one')
  expect(await signInAs({ contact: '9123' })).toMatchObject({
    init: { status: 422 },
    data: { fields: { contact: ['رقم الهاتف 8 أرقام، وينقصه 4 أرقام'], password: ['اكتب كلمة المرور.'] } },
  })
})

test('who is signed in is sent on from the sign-in page', async () => {
  const ctx = await asTheBearer(await hudaJoins())
  expect(await answered(loginPage(visit(ctx, '/login')))).toMatchObject({ status: 302, to: '/admin' })
  expect(await answered(loginPage(visit(ctx, '/login?to=/about')))).toMatchObject({ to: '/about' })
  expect(await answered(loginPage(visit(office.visitor(), '/login?to=//evil.example')))).toEqual({ to: null })
})

test('signing out takes the cookie back, even when the session is over already', async () => {
  const token = await hudaJoins()
  const ctx = await asTheBearer(token)
  const gone = { status: 303, to: '/', cookies: expect.arrayContaining(['session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']) }

  expect(await answered(signOutHere(visit(ctx, '/sign-out', { form: {} })))).toMatchObject(gone)
  expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
  expect(await answered(signOutHere(visit(office.visitor(), '/sign-out', { form: {} })))).toMatchObject(gone)
  expect(await answered(Promise.resolve(signOutPage()))).toMatchObject({ status: 302, to: '/' })
})

test('the page of an invitation says whether it still works, and accepting it signs in', async () => {
  const token = await firstToken()
  const open = (at: string) => answered(invitationPage(visit(office.visitor(), `/invitation/${at}`, { params: { token: at } })))
  expect(await open(token)).toMatchObject({ data: { purpose: 'first-administrator' }, init: { status: 200 } })

  const form = { name: 'هدى الكثيري', contact: '91234567', password }
  const answer = await answered(accept(visit(office.visitor(), `/invitation/${token}`, { params: { token }, form })))
  expect(answer).toMatchObject({ status: 303, to: '/admin', cookies: [expect.any(String), expect.stringMatching(/^session=/)] })
  expect(await open(token)).toMatchObject({ data: { purpose: null }, init: { status: 410 } })
  expect(await open('invented')).toMatchObject({ init: { status: 410 } })
})

test('the form of an invitation says what is wrong with each field', async () => {
  const token = await firstToken()
  const form = { name: 'ه', contact: 'huda@', password: 'password2026' }
  expect(await answered(accept(visit(office.visitor(), `/invitation/${token}`, { params: { token }, form })))).toMatchObject({
    data: {
      fields: {
        name: ['اكتب الاسم كاملًا كما في البطاقة.'],
        contact: ['البريد الإلكتروني مثل name@example.com'],
        password: ['كلمة شائعة يسهل تخمينها. اختر جملة أطول.'],
      },
    },
  })
})

test('one may not become administrator, nor an account of another kind, by sending more than was asked', async () => {
  await seed({ ...office.visitor(), actor: theHouseItself })
  const said = (await demonstrationAccounts(office.visitor())).find(({ email }) => email.startsWith('said@'))
  const form = {
    contact: said?.email ?? '',
    password: said?.password ?? '',
    administrator: 'true',
    accountId: 'x',
    sessionId: 'x',
  }
  expect(await signInAs(form)).toMatchObject({ status: 303 })
  expect(await office.db.selectFrom('userRoles').select('id').execute()).toEqual([])
})
