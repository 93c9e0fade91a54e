import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testOffice } from '#testing/office.ts'
import { command } from './command.ts'
import { defineFact } from './facts.ts'
import { type FormReply, requestCtx } from './http.ts'
import { anyone } from './permissions.ts'
import { freshForm, submitPublic } from './public-form.ts'

const office = testOffice()
const written = defineFact('test.written', z.object({ text: z.string() }))
const write = command({
  name: 'test.write',
  permission: anyone,
  input: z.object({ formId: z.uuid(), text: z.string('اكتب شيئًا.').min(3, 'اكتب شيئًا.') }),
  run: async ({ record }, { formId, text }) => record(written, formId, { text }),
})
const action = submitPublic(write, () => new Response('written'))

function send(fields: Record<string, string>, to = action) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return sendBody(body, to)
}

async function sendBody(body: FormData | string, to = action) {
  const context = new RouterContextProvider()
  context.set(requestCtx, office.visitor())
  const request = new Request('http://office/write', { method: 'POST', body })
  const answer = await to({ context, params: {}, request, url: new URL(request.url), pattern: '/write' })
  return answer instanceof Response ? answer.text() : { status: answer.init?.status, ...(answer.data as FormReply) }
}

test('a form filled by a person goes through, its text cleaned at the door', async () => {
  const { form } = await freshForm(office.visitor())
  office.later(5_000)
  expect(await send({ form, text: ' \u200fهاتفي  ٩١٢٣٤٥٦٧ ' })).toBe('written')
  const { data } = await office.db.selectFrom('facts').select('data').executeTakeFirstOrThrow()
  expect(data).toEqual({ text: 'هاتفي 91234567' })
})

test('a machine is refused in a sentence, and a person who meets it keeps what was typed', async () => {
  const { form } = await freshForm(office.visitor())
  expect(await send({ form, text: 'سريع' })).toMatchObject({
    status: 422,
    problem: expect.stringContaining('أسرع'),
    typed: { text: 'سريع' },
  })
  office.later(5_000)
  expect(await send({ form, text: 'نص', website: 'x.example' })).toMatchObject({
    status: 422,
    problem: expect.stringContaining('فارغًا'),
  })
  expect(await send({ form: `${form}x`, text: 'نص' })).toMatchObject({ status: 409 })
  expect(await send({ text: 'نص' })).toMatchObject({ status: 409, typed: { text: 'نص' } })
  office.later(25 * 3_600_000)
  expect(await send({ form, text: 'متأخر' })).toMatchObject({ status: 409, problem: expect.stringContaining('انتهت') })
  expect(await office.history()).toEqual([])
})

test('a form of small questions may come at once, and its tries are counted apart', async () => {
  const chat = submitPublic(write, () => new Response('written'), { door: { name: 'chat', most: 2, seconds: 600 }, fastest: 0 })
  const answers = []
  for (const text of ['أول', 'ثانٍ', 'ثالث']) {
    const { form } = await freshForm(office.visitor())
    answers.push(await send({ form, text }, chat))
  }
  expect(answers).toMatchObject(['written', 'written', { status: 429, typed: { text: 'ثالث' } }])
  const { form } = await freshForm(office.visitor())
  office.later(5_000)
  expect(await send({ form, text: 'نموذج آخر' })).toBe('written')
})

test('a form nobody could have filled is refused and breaks nothing', async () => {
  const { form } = await freshForm(office.visitor())
  office.later(5_000)
  const twice = new FormData()
  for (const value of [form, form]) twice.append('form', value)
  expect(await sendBody(twice)).toMatchObject({ status: 409 })

  const asFile = new FormData()
  asFile.append('form', new File(['x'], 'form.txt'))
  await expect(sendBody(asFile)).rejects.toMatchObject({ init: { status: 413 } })

  const strange = new FormData()
  for (const name of ['__proto__', '__proto__', 'constructor', 'form']) strange.append(name, name === 'form' ? form : 'x')
  const { typed } = (await sendBody(strange)) as FormReply
  expect(Object.getPrototypeOf(typed)).toBe(Object.prototype)

  const endless = new FormData()
  for (let n = 0; n <= 1_000; n += 1) endless.append(`f${n}`, 'x')
  await expect(sendBody(endless)).rejects.toMatchObject({ init: { status: 400 } })
  await expect(sendBody('{"json": true}')).rejects.toMatchObject({ init: { status: 400 } })
})

test('text keeps nothing that the database cannot', async () => {
  const { form } = await freshForm(office.visitor())
  office.later(5_000)
  expect(await send({ form, text: 'سا\0لم' })).toBe('written')
})

test('a field that is wrong says what is right', async () => {
  const { form } = await freshForm(office.visitor())
  office.later(5_000)
  expect(await send({ form, text: '' })).toMatchObject({ status: 422, fields: { text: ['اكتب شيئًا.'] } })
})

test('an address has so many tries, is told how long to wait, and may try again afterwards', async () => {
  const { form } = await freshForm(office.visitor())
  office.later(5_000)
  const answers = await Promise.all(Array.from({ length: 45 }, () => send({ form, text: 'x' })))
  const refused = answers.filter((answer) => typeof answer === 'object' && answer.status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ problem: expect.stringMatching(/انتظر .*دقائق/) })
  office.later(600_000)
  expect(await send({ form, text: 'الآن' })).toBe('written')
})
