import { data } from 'react-router'
import { expect, test, vi } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { saying, submit, submitOneOf } from './http.ts'
import { anyone, anyoneSignedIn } from './permissions.ts'

const office = testOffice()
const done = Object.assign(async () => 'done', { permission: anyone })
const action = submitOneOf({ save: submit(done, (output) => data(output)) })
const posted = (act: string) => answered(Promise.resolve(action(visit(office.visitor(), `/?act=${act}`, { form: {} }))))

test('a form posts to an act of its page, and to nothing that every object has besides', async () => {
  expect(await posted('save')).toMatchObject({ data: 'done' })
  for (const act of ['', 'other', '__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(await posted(act), act).toMatchObject({ init: { status: 400 } })
})

test('whose session has ended is told so, and keeps what was typed', async () => {
  const own = submit(
    Object.assign(async () => 'done', { permission: anyoneSignedIn }),
    (output) => data(output),
  )
  const sent = visit(office.visitor(), '/', { form: { name: 'سالم' } })
  expect(await answered(own(sent))).toMatchObject({
    data: { problem: expect.stringContaining('لست داخلًا إلى حسابك'), typed: { name: 'سالم' } },
    init: { status: 403 },
  })
})

test('a no of the house that was loaded beside the pages is one all the same', async () => {
  vi.resetModules()
  const { Refusal } = await import('./refusal.ts')
  const refused = async () => {
    throw new Refusal('finance.session-closed', 'أُغلقت الوردية.')
  }
  const own = submit(Object.assign(refused, { permission: anyone }), (output) => data(output))
  expect(await answered(own(visit(office.visitor(), '/', { form: {} })))).toMatchObject({
    data: { problem: 'أُغلقت الوردية.' },
    init: { status: 409 },
  })
})

test('where one goes on to is written so that a header can carry it', () => {
  const { headers } = saying('تم', '/admin/tasks?q=سالم 1%20\n')
  expect(headers.get('location')).toBe(`/admin/tasks?q=${encodeURIComponent('سالم 1')}%20%0A`)
})
