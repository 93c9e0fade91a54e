import { redirect } from 'react-router'
import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { page } from '../http.ts'
import { definePermissions } from '../permissions.ts'
import { Refusal } from '../refusal.ts'
import { handedOut } from './handed-out.ts'

const office = testOffice()
const { take } = definePermissions('papers', { take: { label: 'تنزيل الورق', for: {} } })

const paper = handedOut(page(take, async () => new Response('ورقة')))
const thePage = new Response('صفحة')

/** What the browser gets, and what the loader of the page says where there is a page. */
async function asked(door: typeof paper, may: boolean) {
  const come = visit(may ? office.staff('huda', take) : office.staff('huda'), '/admin/paper')
  const drawn: unknown[] = []
  const given = await door.middleware(come, async () => {
    drawn.push(await answered(door(come)))
    return thePage
  })
  return { given, drawn }
}

test('whoever may gets the file, and no page is made', async () => {
  const { given, drawn } = await asked(paper, true)
  expect(await (given as Response).text()).toBe('ورقة')
  expect(drawn).toEqual([])
})

test('whoever may not gets the page of a closed door, and is written down once', async () => {
  const { given, drawn } = await asked(paper, false)
  expect(given).toBe(thePage)
  expect(drawn).toMatchObject([{ data: expect.stringContaining('«تنزيل الورق»'), init: { status: 403 } }])
  expect(await office.db.selectFrom('facts').select('name').execute()).toEqual([{ name: 'house.denied' }])
})

test('what is not there gets the page that says so, and a redirect stays one', async () => {
  const missing = handedOut(page(take, () => Promise.reject(new Refusal('not-found', 'لا توجد ورقة.', 404))))
  expect((await asked(missing, true)).drawn).toMatchObject([{ data: 'لا توجد ورقة.', init: { status: 404 } }])
  const elsewhere = handedOut(page(take, () => Promise.reject(redirect('/login'))))
  expect((await asked(elsewhere, true)).given).toMatchObject({ status: 302 })
})
