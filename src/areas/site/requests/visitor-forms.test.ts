import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { action as carAction } from '#areas/site/pages/routes/car-rental.tsx'
import { action as contactAction } from '#areas/site/pages/routes/contact.tsx'
import { action as supportAction } from '#areas/site/pages/routes/support.tsx'
import { type FormReply, requestCtx } from '#platform/http.ts'
import { freshForm } from '#platform/public-form.ts'
import { fleetOf } from '#testing/fleet.ts'
import { testOffice } from '#testing/office.ts'

const office = testOffice()
const { aClass } = fleetOf(office)
const salim = { name: 'سالم الكثيري', phone: '91234567', replyBy: 'call' }
const doors = {
  car: {
    action: carAction,
    fields: {
      kind: 'car',
      fromOn: '2026-01-16',
      toOn: '2026-01-18',
      handOverPlace: 'المطار',
      vehicleClass: 'small',
      driverAge: '29',
      licenceCountry: 'عُمان',
    },
  },
  contact: { action: contactAction, fields: { message: 'هل لديكم فرع في طاقة؟' } },
  support: { action: supportAction, fields: { subject: 'فاتورة مكررة', text: 'وصلتني فاتورتان.' } },
}
const names = Object.keys(doors) as (keyof typeof doors)[]

async function press(name: keyof typeof doors, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...salim, ...doors[name].fields, ...fields })) body.append(field, value)
  const context = new RouterContextProvider()
  context.set(requestCtx, office.visitor())
  const request = new Request('http://office/form', { method: 'POST', body })
  const answer = await doors[name].action({ context, params: {}, request, url: new URL(request.url), pattern: '/form' })
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('location') }
  return { status: answer.init?.status, ...(answer.data as FormReply) }
}

async function form(age = 5_000) {
  const fresh = await freshForm(office.visitor())
  office.later(age)
  return fresh
}

test.each(names)('the form of «%s» goes on to its confirmation, and pressed again to the same one', async (name) => {
  const fresh = await form()
  const first = await press(name, fresh)
  expect(first).toMatchObject({ status: 303, to: expect.stringMatching(/^\/sent\/[0-9a-f-]{36}$/) })
  expect(await press(name, fresh)).toEqual(first)
  office.later(60_000)
  expect((await press(name, fresh)).to).toBe(`${first.to}?again`)
  expect(await office.history()).toHaveLength(1)
})

test.each(names)('the form of «%s» refuses machines and old pages in a sentence, and keeps what was typed', async (name) => {
  const kept = { typed: expect.objectContaining({ name: salim.name }) }
  expect(await press(name, await form(500))).toMatchObject({ status: 422, problem: expect.stringContaining('أسرع'), ...kept })
  expect(await press(name, { ...(await form()), website: 'https://x.example' })).toMatchObject({
    status: 422,
    problem: expect.stringContaining('فارغًا'),
    ...kept,
  })
  expect(await press(name, await form(25 * 3_600_000))).toMatchObject({
    status: 409,
    problem: expect.stringContaining('انتهت صلاحية'),
    ...kept,
  })
  expect(await press(name, {})).toMatchObject({ status: 409, ...kept })
  expect(await office.history()).toEqual([])
})

test('whoever sends too often is told how long to wait', async () => {
  const fresh = await form()
  const answers = await Promise.all(Array.from({ length: 45 }, () => press('contact', { ...fresh, message: '' })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ problem: expect.stringMatching(/محاولات كثيرة. انتظر .+ ثم أعد المحاولة./) })
})

test('an empty file is refused under its field; a file box nobody touched is no file', async () => {
  expect(await press('support', { ...(await form()), files: new File([], 'سند.pdf') })).toMatchObject({
    status: 422,
    fields: { files: ['تعذّرت قراءة «سند.pdf». جرّب ملفًا آخر.'] },
  })
  expect(await press('support', { ...(await form()), files: new File([], '') })).toMatchObject({ status: 303 })
})

test('a disguised file is refused under its field, and said to be lost', async () => {
  const files = new File(['<script>alert(1)</script>'], 'سند.pdf', { type: 'application/pdf' })
  expect(await press('support', { ...(await form()), files })).toMatchObject({
    status: 422,
    fields: { files: ['«سند.pdf» ليس من الأنواع المقبولة. نقبل PDF، JPG، PNG، WebP.'] },
    lostFiles: true,
  })
})

test('the age of a driver is measured by the class that asks for least', async () => {
  await aClass()
  expect(await press('car', { ...(await form()), driverAge: '20' })).toMatchObject({
    status: 422,
    fields: { driverAge: ['العمر 21 سنة على الأقل.'] },
  })
  expect(await press('car', { ...(await form()), driverAge: '21' })).toMatchObject({ status: 303 })
})

test('what is wrong is told in the order of the form, a rule over two fields too', async () => {
  const wrong = await press('car', { ...(await form()), toOn: '2026-01-16', driverAge: 'كبير', phone: '9123' })
  expect('fields' in wrong && Object.keys(wrong.fields)).toEqual(['phone', 'toOn', 'driverAge'])
})
